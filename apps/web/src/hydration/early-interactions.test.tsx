import { act, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { markReady, recordInteractions } from './early-interactions.ts'
import { useTypedValues } from './use-typed-values.ts'

// Runs the inline script that the server writes into the page.
new Function(recordInteractions)()

const sent = vi.fn<(size: string | null) => void>()
let root: Root | undefined

function SizeForm() {
  const [size, setSize] = useState<string | null>(null)
  return (
    <form
      data-replay
      // As the form of a product once it is hydrated.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sent(size)
      }}
    >
      {['41', '42'].map((one) => (
        <input
          key={one}
          type="radio"
          required
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

test('a link to another colour that is followed before hydration takes the chosen size with it [CAT-06]', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(
    <>
      <SizeForm />
      <a href="?color=brick" data-replace>
        Brick
      </a>
    </>,
  )
  const link = place.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(new URL(link?.href ?? '').search).toBe('?color=brick')
  place.querySelector<HTMLInputElement>('[value="42"]')?.click()
  link?.click()
  expect(new URL(link?.href ?? '').search).toBe('?color=brick&size=42')
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

function PersonForm() {
  const [values, setValues] = useState({ name: '', size: '', note: '' })
  const form = useRef<HTMLFormElement>(null)
  useTypedValues(form)
  const set = ({ target: { name, value } }: { target: { name: string; value: string } }) =>
    setValues((before) => ({ ...before, [name]: value }))
  return (
    <form ref={form} data-replay>
      <input name="name" value={values.name} onChange={set} />
      <textarea name="note" value={values.note} onChange={set} />
      <select name="size" value={values.size} onChange={set}>
        <option value="">-</option>
        <option value="42">42</option>
      </select>
      <output>{Object.values(values).join(' ')}</output>
    </form>
  )
}

test('what was typed and chosen in a form before hydration is known to it afterwards', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<PersonForm />)
  const find = <Field extends Element>(name: string) => place.querySelector<Field>(`[name=${name}]`) as Field
  find<HTMLInputElement>('name').value = 'Ada'
  find<HTMLTextAreaElement>('note').value = 'soon'
  const list = find<HTMLSelectElement>('size')
  list.value = '42'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  await act(async () => {
    root = hydrateRoot(place, <PersonForm />)
  })
  markReady('page')
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('Ada 42 soon')
  expect(find<HTMLInputElement>('name').value).toBe('Ada')
  expect(list.value).toBe('42')
})
