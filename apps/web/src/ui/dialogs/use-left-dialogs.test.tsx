import { Suspense } from 'react'
import { createRoutesStub, Link, Outlet, useNavigation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { type DialogProps, defineDialog } from './define-dialog.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { DialogSlot } from './dialog-slot.tsx'
import { type DialogTable, provideDialogs } from './dialog-table.ts'
import { closeDialogs, dialogStack, openDialog } from './open-dialog.ts'

const open = (name: string) => void openDialog(name as keyof DialogTable, undefined as never)
const named = (title: string) => (_: DialogProps<undefined, void>) => <DialogFrame title={title}>Words</DialogFrame>

provideDialogs(
  async () =>
    ({
      account: defineDialog({ load: async () => named('Account'), place: 'right', keep: true }),
      note: defineDialog({ load: async () => named('Note'), place: 'center', keep: true }),
    }) as unknown as DialogTable,
)

/** Lets the page that is on its way arrive; null while none is. */
let arrive: (() => void) | null = null

function Frame() {
  const { state } = useNavigation()
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        <Link to="/account">To the account</Link>
        <p id="state">{state}</p>
        <Outlet />
        <DialogSlot />
      </MessagesProvider>
    </Suspense>
  )
}
const Nothing = () => null
const Stub = createRoutesStub([
  {
    path: '/',
    Component: Frame,
    HydrateFallback: Nothing,
    children: [
      { index: true, Component: () => <h1>Home</h1> },
      {
        path: 'account',
        Component: () => <h1>Account page</h1>,
        loader: () =>
          new Promise((resolve) => {
            arrive = () => resolve(null)
          }),
      },
    ],
  },
])

const dialog = (name: string) => page.getByRole('dialog', { name })
/** Presses the link to a page that takes its time. A dialog makes the link inert for people, and not for programs. */
async function press(): Promise<void> {
  document.querySelector<HTMLElement>('a')?.click()
  await expect.poll(() => arrive).not.toBeNull()
  await expect.poll(() => document.getElementById('state')?.textContent).toBe('loading')
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
const home = page.getByRole('heading', { name: 'Home' })
const account = page.getByRole('heading', { name: 'Account page' })

beforeEach(async () => {
  arrive = null
  await render(<Stub />)
  await expect.element(home).toBeVisible()
})

afterEach(async () => {
  closeDialogs()
  await expect.poll(() => dialogStack.list()).toEqual([])
})

test.each([
  ['the first dialog of the page', false],
  ['a later one', true],
])('a dialog that is opened while the next page is on its way stays open over it: %s [DLG-05]', async (_, hasOther) => {
  if (hasOther) {
    open('note')
    await expect.element(dialog('Note')).toBeVisible()
  }
  await press()
  open('account')
  await expect.element(dialog('Account')).toBeVisible()
  arrive?.()
  await expect.element(account).toBeInTheDocument()
  await expect.poll(() => dialog('Note').query()).toBeNull()
  // A dialog that closes takes 250 ms to do so.
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect.element(dialog('Account')).toBeVisible()
  expect(dialogStack.list().map(({ name, state }) => [name, state])).toEqual([['account', 'open']])
  await expect.poll(() => history.state?.dialogs?.depth).toBe(1)
})

test('a dialog that was open before is closed with its page [DLG-05]', async () => {
  open('note')
  await expect.element(dialog('Note')).toBeVisible()
  await press()
  arrive?.()
  await expect.element(account).toBeInTheDocument()
  await expect.poll(() => dialogStack.list()).toEqual([])
})
