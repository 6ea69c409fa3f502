import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { markReady, recordInteractions } from './early-interactions.ts'

// Runs the inline script that the server writes into the page.
new Function(recordInteractions)()

const sent = vi.fn<(size: string | null) => void>()
let root: Root | undefined

function SizeForm() {
  const [size, setSize] = useState<string | null>(null)
  return (
    <form
      data-replay
      onSubmit={(event) => {
        event.preventDefault()
        sent(size)
      }}
    >
      {['41', '42'].map((one) => (
        <input
          key={one}
          type="radio"
          name="size"
          value={one}
          aria-label={one}
          checked={size === one}
          onChange={() => setSize(one)}
        />
      ))}
      <button type="submit">Add</button>
    </form>
  )
}

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
  sent.mockClear()
})

test('a size that was chosen before hydration is chosen after it, and its submit follows', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<SizeForm />)
  const radio = place.querySelector<HTMLInputElement>('[value="42"]')
  radio?.click()
  place.querySelector('button')?.click()
  expect(radio?.checked).toBe(true)
  await act(async () => {
    root = hydrateRoot(place, <SizeForm />)
  })
  // React takes the radio button back to what its state says: the shopper's choice has to be made again.
  if (radio) radio.checked = false
  markReady('page')
  await expect.poll(() => sent.mock.calls).toEqual([['42']])
  expect(radio?.checked).toBe(true)
})

test('a submit between hydration and the replay of a size waits for the size', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<SizeForm />)
  const radio = place.querySelector<HTMLInputElement>('[value="41"]')
  radio?.click()
  await act(async () => {
    root = hydrateRoot(place, <SizeForm />)
  })
  if (radio) radio.checked = false
  markReady('page')
  place.querySelector('button')?.click()
  await expect.poll(() => sent.mock.calls).toEqual([['41']])
})
