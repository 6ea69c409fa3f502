import { Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { type DialogProps, defineDialog } from './define-dialog.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { DialogSlot } from './dialog-slot.tsx'
import { type DialogTable, provideDialogs } from './dialog-table.ts'
import { closeDialogs, dialogStack, openDialog } from './open-dialog.ts'

const open = (name: string) => openDialog(name as keyof DialogTable, undefined as never)

function Basket(_: DialogProps<undefined, void>) {
  return (
    <DialogFrame title="Basket">
      <button type="button" onClick={() => void open('note')}>
        Write a note
      </button>
    </DialogFrame>
  )
}

function Note(_: DialogProps<undefined, void>) {
  return <DialogFrame title="Note">Words</DialogFrame>
}

provideDialogs(
  async () =>
    ({
      basket: defineDialog({ load: async () => Basket, place: 'right', keep: true }),
      note: defineDialog({ load: async () => Note, place: 'center' }),
    }) as unknown as DialogTable,
)

function Page() {
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        <button type="button" onClick={() => void open('basket')}>
          Open the basket
        </button>
        <DialogSlot />
      </MessagesProvider>
    </Suspense>
  )
}

const Stub = createRoutesStub([{ path: '/', Component: Page, HydrateFallback: () => null }])
const basket = page.getByRole('dialog', { name: 'Basket' })
const note = page.getByRole('dialog', { name: 'Note' })
const opener = page.getByRole('button', { name: 'Open the basket' })
const inner = page.getByRole('button', { name: 'Write a note' })

beforeEach(async () => {
  await render(<Stub />)
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(inner).toBeVisible()
  inner.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toBeVisible()
})

afterEach(async () => {
  closeDialogs()
  await expect.poll(() => dialogStack.list()).toEqual([])
})

test('a kept dialog stays open below the next one, and the focus returns to each opener in turn [DLG-03]', async () => {
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => note.query()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(inner.element())
  await expect.element(basket).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => basket.query()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener.element())
})

test('Back closes the upper of two dialogs, and then the lower one [DLG-05]', async () => {
  history.back()
  await expect.poll(() => note.query()).toBeNull()
  await expect.element(basket).toBeVisible()
  history.back()
  await expect.poll(() => basket.query()).toBeNull()
  await expect.element(opener).toBeVisible()
})
