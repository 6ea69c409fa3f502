import type { CallReply } from '@lacehouse/contracts'
import { Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './brands/shop.css'
import { footerFixture, menuFixture } from '../tools/menu-fixture.ts'
import { dialogs } from './dialogs.ts'
import { MessagesProvider } from './i18n/messages-provider.tsx'
import { DialogSlot } from './ui/dialogs/dialog-slot.tsx'
import type { DialogResult } from './ui/dialogs/dialog-stack.ts'
import { provideDialogs } from './ui/dialogs/dialog-table.ts'
import { closeDialogs, openDialog } from './ui/dialogs/open-dialog.ts'

const locations: CallReply<'utilities.locales'> = {
  regions: [
    {
      region: 'NA',
      sites: [
        {
          siteId: 'US',
          country: 'US',
          countryName: 'United States',
          currency: 'USD',
          locales: [{ locale: 'en-us', language: 'English', url: '/en-us' }],
        },
      ],
    },
  ],
}

provideDialogs(async () => dialogs)

type Devtools = { readonly send: (method: string, parameters: object) => Promise<void> }

let results: DialogResult<unknown>[] = []

const open = async (name: 'menu' | 'location') => {
  const result = name === 'menu' ? openDialog('menu', { menu: menuFixture('en-us') }) : openDialog('location', {})
  results.push(await result)
}

function Page() {
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        <main style={{ height: '300vh' }}>
          <button type="button" onClick={() => open('menu')}>
            Open menu
          </button>
          <button type="button" onClick={() => open('location')}>
            Open location
          </button>
        </main>
        <DialogSlot />
      </MessagesProvider>
    </Suspense>
  )
}

const site = { siteId: 'US', brand: 'lacehouse' }
const Stub = createRoutesStub([
  { id: 'root', path: '/', Component: Page, HydrateFallback: () => null, loader: () => ({ locale: 'en-us', site }) },
])

beforeEach(async () => {
  results = []
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json(String(address).includes('/footer/') ? footerFixture('en-us') : locations),
  )
  await page.viewport(1280, 800)
  await render(<Stub />)
  await expect.element(opener('Open menu')).toBeVisible()
})

afterEach(async () => {
  closeDialogs()
  vi.unstubAllGlobals()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

const opener = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const box = () => dialog().element().getBoundingClientRect()
const isAtRest = () => dialog().element().getAnimations().length === 0

async function openByKey(name: string): Promise<void> {
  opener(name).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
}

test('Escape closes a dialog, answers its opener, and returns the focus [DLG-05]', async () => {
  await openByKey('Open menu')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => results).toEqual([{ ok: false, reason: 'dismissed' }])
  expect(document.activeElement).toBe(opener('Open menu').element())
})

test('pressing the backdrop closes a dialog, pressing inside does not [DLG-05]', async () => {
  await openByKey('Open menu')
  await expect.poll(isAtRest).toBe(true)
  await dialog().getByRole('heading', { level: 2 }).click()
  expect(results).toEqual([])
  await userEvent.click(dialog(), { position: { x: box().width + 300, y: 400 }, force: true })
  await expect.poll(() => results).toEqual([{ ok: false, reason: 'dismissed' }])
})

test('the focus goes into the dialog and stays there [DLG-05]', async () => {
  await openByKey('Open menu')
  const inside = () => document.activeElement === document.body || dialog().element().contains(document.activeElement)
  const focused = new Set<Element | null>()
  for (let press = 0; press < 30; press += 1) {
    await userEvent.keyboard('{Tab}')
    focused.add(document.activeElement)
    expect(inside()).toBe(true)
  }
  expect(focused.size).toBeGreaterThan(5)
})

test('the page behind does not scroll, and keeps its width [DLG-05]', async () => {
  const width = document.querySelector('main')?.clientWidth
  await openByKey('Open menu')
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  expect(document.querySelector('main')?.clientWidth).toBe(width)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
})

test('a dialog stands at the bottom of a small screen, over its whole width [DLG-02]', async () => {
  await page.viewport(390, 800)
  await openByKey('Open location')
  await expect.poll(isAtRest).toBe(true)
  expect(box()).toMatchObject({ left: 0, width: document.documentElement.clientWidth, bottom: 800 })
  expect(box().top).toBeGreaterThan(40)
})

test('on a large screen a dialog is a panel at the side or stands in the middle, as its definition says [DLG-02]', async () => {
  await openByKey('Open location')
  await expect.poll(isAtRest).toBe(true)
  expect(Math.abs(box().left + box().width / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(12)
  expect(box().top).toBeGreaterThan(30)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => results).toHaveLength(1)
  await openByKey('Open menu')
  await expect.poll(isAtRest).toBe(true)
  expect(box()).toMatchObject({ left: 0, top: 0, height: 800 })
})

test('a dialog appears and disappears in 250 ms, and at once under reduced motion [DLG-02]', async () => {
  const duration = () => getComputedStyle(dialog().element()).transitionDuration.split(', ')[0]
  await openByKey('Open menu')
  expect(duration()).toBe('0.25s')
  const devtools = cdp() as unknown as Devtools
  const emulate = (value: string) =>
    devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await emulate('reduce')
  expect(Number.parseFloat(duration() ?? '1')).toBeLessThan(0.001)
  await emulate('no-preference')
})

test('a dialog that replaces another returns the focus to where that one was opened [DLG-03]', async () => {
  await openByKey('Open menu')
  dialog().getByRole('button', { name: 'Women' }).element().focus()
  open('location')
  await expect.poll(() => results).toEqual([{ ok: false, reason: 'replaced' }])
  await expect.poll(() => dialog().element().textContent).toContain('United States')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => results).toHaveLength(2)
  await expect.poll(() => document.activeElement).toBe(opener('Open menu').element())
})
