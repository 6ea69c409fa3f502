import { Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { type DialogProps, defineDialog } from './define-dialog.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { DialogSlot } from './dialog-slot.tsx'
import type { DialogResult } from './dialog-stack.ts'
import { type DialogTable, provideDialogs } from './dialog-table.ts'
import { closeDialogs, dialogStack, openDialog } from './open-dialog.ts'

const places = ['right', 'center'] as const
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

function Note(_: DialogProps<undefined, void>) {
  return <DialogFrame title="Note">Words</DialogFrame>
}

const table = Object.fromEntries(places.map((place) => [place, defineDialog({ load: async () => Note, place })]))
provideDialogs(async () => table as unknown as DialogTable)

let results: DialogResult<unknown>[] = []
const open = async (name: string) => {
  results.push(await openDialog(name as keyof DialogTable, undefined as never))
}

function Page() {
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        {places.map((place) => (
          <button type="button" key={place} onClick={() => open(place)}>
            {place}
          </button>
        ))}
        <DialogSlot />
      </MessagesProvider>
    </Suspense>
  )
}

const Stub = createRoutesStub([{ path: '/', Component: Page, HydrateFallback: () => null }])
const dialog = page.getByRole('dialog', { name: 'Note' })
const opener = (place: string) => page.getByRole('button', { name: place, exact: true })
/** The position of the page in the tab's history, which forward entries do not change. */
const position = () =>
  (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index

/** Presses where the window shows the page behind the dialog. */
async function pressBackdrop(): Promise<void> {
  await expect.poll(() => dialog.element().getAnimations().length).toBe(0)
  const { x, y, right } = dialog.element().getBoundingClientRect()
  const across = x > 40 ? 20 : right < innerWidth - 40 ? innerWidth - 20 : innerWidth / 2
  const down = across === innerWidth / 2 ? y / 2 : innerHeight / 2
  await userEvent.click(dialog, { position: { x: across - x, y: down - y }, force: true })
}

const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'its button': () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  Escape: () => userEvent.keyboard('{Escape}'),
  'the backdrop': pressBackdrop,
  Back: async () => history.back(),
}

const cases = places.flatMap((place) =>
  windows.flatMap((size) => Object.keys(ways).map((way) => ({ place, size, way, width: size.width }))),
)

afterEach(async () => {
  closeDialogs()
  await expect.poll(() => dialogStack.list()).toEqual([])
})

test.each(cases)(
  '$way closes a dialog at the place $place, $width pixels wide, and the opener has the focus again [DLG-05]',
  async ({ place, size, way }) => {
    results = []
    await page.viewport(size.width, size.height)
    await render(<Stub />)
    await expect.element(opener(place)).toBeVisible()
    const before = position()
    await opener(place).click()
    await expect.element(dialog).toBeVisible()
    await expect.poll(position).toBe(before + 1)
    await ways[way]?.()
    await expect.poll(() => dialog.query()).toBeNull()
    expect(results).toEqual([{ ok: false, reason: 'dismissed' }])
    await expect.poll(position).toBe(before)
    expect(document.activeElement).toBe(opener(place).element())
  },
)
