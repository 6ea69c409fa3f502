import { act, createContext, startTransition, useContext, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { markReady, recordInteractions } from './early-interactions.ts'
import { hydrateOnInteraction, hydrateOnVisible } from './hydrate-later.tsx'
import { openAllBoundaries } from './hydration-boundary.ts'
import { staticPart } from './static-part.tsx'

const Language = createContext('English')
const Greeting = () => <button type="button">{useContext(Language)}</button>

let change: (language: string) => void = () => undefined
/** Whether the page has its effects, which those of its parts precede. */
let isHydrated = false

function Page({ Part }: { readonly Part: React.ComponentType }) {
  const [language, setLanguage] = useState('English')
  change = setLanguage
  // The effect says that React has hydrated the page, which nothing on it shows.
  useEffect(() => {
    isHydrated = true
  }, [])
  return (
    <Language value={language}>
      <p>{language}</p>
      <div style={{ height: '200vh' }} />
      <Part />
    </Language>
  )
}

/** What the server writes for the page, with the marks that it sets around a part. */
const serverMarkup = `<p>English</p><div style="height:200vh"></div><div class="part" data-dehydrated="true"><!--$--><button type="button">English</button><!--/$--></div>`

function hydrate(make: typeof hydrateOnInteraction, markup = serverMarkup) {
  isHydrated = false
  const load = vi.fn(async () => Greeting)
  const container = document.createElement('div')
  container.innerHTML = markup
  document.body.append(container)
  const problems: unknown[] = []
  const root = hydrateRoot(container, <Page Part={make(load, 'part')} />, {
    onRecoverableError: (error) => problems.push(error),
  })
  cleanUp = () => {
    root.unmount()
    container.remove()
  }
  return { load, problems, button: () => container.querySelector('button') }
}

let cleanUp: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

/** Waits until React has hydrated the page, and the browser has painted it and said what is visible. */
async function paint() {
  await expect.poll(() => isHydrated).toBe(true)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Waits until the page is painted and React has skipped the part, and ends the time that its boundary gives the first pass. */
async function rest() {
  await paint()
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  vi.runAllTimers()
}

test('a part without an interaction keeps the markup of the server, and its code is not fetched', async () => {
  const { load, problems, button } = hydrate(hydrateOnInteraction)
  await rest()
  expect(load).not.toHaveBeenCalled()
  expect(button()?.textContent).toBe('English')
  expect(problems).toEqual([])
})

test('a part is hydrated when the pointer enters it, and keeps its elements', async () => {
  const { load, button } = hydrate(hydrateOnInteraction)
  await rest()
  const before = button()
  await userEvent.hover(page.getByRole('button'))
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect.poll(() => document.querySelector('[data-dehydrated]')).toBeNull()
  expect(button()).toBe(before)
})

test('the code of a part is fetched when all boundaries open, as they do before a navigation', async () => {
  const { load } = hydrate(hydrateOnInteraction)
  await rest()
  openAllBoundaries()
  await expect.poll(() => load.mock.calls.length).toBe(1)
})

test('a change of a parent component is not delayed by a part that is not hydrated', async () => {
  const { problems, button } = hydrate(hydrateOnInteraction)
  await rest()
  startTransition(() => change('Deutsch'))
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('Deutsch')
  await expect.poll(() => button()?.textContent).toBe('Deutsch')
  expect(problems).toEqual([])
})

test('the code of a part below the viewport is fetched when the part scrolls near', async () => {
  await page.viewport(800, 600)
  window.scrollTo(0, 0)
  const { load, button } = hydrate(hydrateOnVisible)
  await rest()
  expect(load).not.toHaveBeenCalled()
  button()?.scrollIntoView()
  await expect.poll(() => load.mock.calls.length).toBe(1)
})

test('a synchronous change leaves the part in its place', async () => {
  const { button } = hydrate(hydrateOnInteraction)
  await rest()
  await act(async () => change('Français'))
  await expect.poll(() => button()?.textContent).toBe('Français')
})

const pressed = vi.fn()
const Pressable = () => (
  <button type="button" onClick={pressed}>
    English
  </button>
)

test('a click in a part that is not hydrated is replayed after its hydration', async () => {
  // Runs the inline script that the server writes into the page.
  new Function(recordInteractions)()
  markReady('page')
  pressed.mockClear()
  const { button } = hydrate(() => hydrateOnInteraction(async () => Pressable, 'part'))
  await rest()
  button()?.click()
  expect(pressed).not.toHaveBeenCalled()
  openAllBoundaries()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
})

const writtenStatic =
  '<p>English</p><div style="height:200vh"></div><div class="part"><button type="button">English</button></div>'

test('a static part keeps its markup, and fetches no code when its parent changes', async () => {
  const { load, problems, button } = hydrate(staticPart, writtenStatic)
  const before = button()
  await paint()
  await act(async () => change('Deutsch'))
  expect(document.querySelector('p')?.textContent).toBe('Deutsch')
  expect(load).not.toHaveBeenCalled()
  expect(button()).toBe(before)
  expect(button()?.textContent).toBe('English')
  expect(problems).toEqual([])
})
