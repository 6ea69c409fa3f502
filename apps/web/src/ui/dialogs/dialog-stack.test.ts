import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDialogStack, dialogTransition } from './dialog-stack.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const openNames = (stack: ReturnType<typeof createDialogStack>) =>
  stack
    .list()
    .filter(({ state }) => state === 'open')
    .map(({ name }) => name)
const idOf = (stack: ReturnType<typeof createDialogStack>, name: string) =>
  stack.list().find((entry) => entry.name === name)?.id ?? 0

test('a dialog is open, then resolved, then closed, and the opener gets its result [DLG-01]', async () => {
  const stack = createDialogStack()
  const opened = stack.open('sign-in', {})
  const id = idOf(stack, 'sign-in')
  expect(stack.list()).toMatchObject([{ name: 'sign-in', state: 'open' }])
  stack.close(id, { ok: true, value: 'consumer' })
  expect(stack.list()).toMatchObject([{ state: 'resolved' }])
  vi.advanceTimersByTime(dialogTransition)
  expect(stack.list()).toEqual([])
  await expect(opened).resolves.toEqual({ ok: true, value: 'consumer' })
})

test('a dismissed dialog is rejected, then closed, and its opener gets the reason [DLG-01]', async () => {
  const stack = createDialogStack()
  const opened = stack.open('sign-in', {})
  stack.close(idOf(stack, 'sign-in'), { ok: false, reason: 'dismissed' })
  expect(stack.list()).toMatchObject([{ state: 'rejected' }])
  vi.advanceTimersByTime(dialogTransition)
  await expect(opened).resolves.toEqual({ ok: false, reason: 'dismissed' })
})

test('closing takes 250 ms [DLG-02]', () => {
  const stack = createDialogStack()
  stack.open('sign-in', {})
  stack.close(idOf(stack, 'sign-in'), { ok: false, reason: 'dismissed' })
  vi.advanceTimersByTime(249)
  expect(stack.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(stack.list()).toHaveLength(0)
})

test('opening a dialog closes the current one [DLG-03]', async () => {
  const stack = createDialogStack()
  const first = stack.open('sign-in', {})
  stack.open('forgot-password', {})
  expect(openNames(stack)).toEqual(['forgot-password'])
  vi.advanceTimersByTime(dialogTransition)
  await expect(first).resolves.toEqual({ ok: false, reason: 'replaced' })
})

test('a kept dialog stays beneath the next and is there when that one closes [DLG-03]', () => {
  const stack = createDialogStack()
  stack.open('mini-cart', {}, { keep: true })
  stack.open('pickup', {})
  expect(openNames(stack)).toEqual(['mini-cart', 'pickup'])
  stack.close(idOf(stack, 'pickup'), { ok: true, value: null })
  expect(openNames(stack)).toEqual(['mini-cart'])
})

test('the focus returns to the opener of each dialog, and past a replaced dialog [DLG-03]', () => {
  const stack = createDialogStack()
  stack.open('mini-cart', {}, { keep: true, opener: 'cart button' })
  stack.open('sign-in', {}, { opener: 'link in mini cart' })
  stack.open('sign-up', {}, { opener: 'link in sign in' })
  expect(stack.list().filter(({ state }) => state === 'open')).toMatchObject([
    { name: 'mini-cart', opener: 'cart button' },
    { name: 'sign-up', opener: 'link in mini cart' },
  ])
})

test('an open dialog is opened again with changed arguments, and both openers get its result [DLG-04]', async () => {
  const stack = createDialogStack()
  const first = stack.open('quick-shop', { productId: 'A' })
  const second = stack.open('quick-shop', { productId: 'B' })
  expect(stack.list()).toMatchObject([{ name: 'quick-shop', args: { productId: 'B' }, state: 'open' }])
  stack.close(idOf(stack, 'quick-shop'), { ok: true, value: 'added' })
  vi.advanceTimersByTime(dialogTransition)
  expect(await Promise.all([first, second])).toEqual([
    { ok: true, value: 'added' },
    { ok: true, value: 'added' },
  ])
})

test('a dialog is closed once, and later calls change nothing [DLG-01]', async () => {
  const stack = createDialogStack()
  const opened = stack.open('sign-in', {})
  const id = idOf(stack, 'sign-in')
  stack.close(id, { ok: true, value: 1 })
  stack.close(id, { ok: false, reason: 'dismissed' })
  vi.advanceTimersByTime(dialogTransition)
  await expect(opened).resolves.toEqual({ ok: true, value: 1 })
})

test('leaving the page closes all dialogs', async () => {
  const stack = createDialogStack()
  const opened = [stack.open('mini-cart', {}, { keep: true }), stack.open('pickup', {})]
  stack.dismissAll('left')
  vi.advanceTimersByTime(dialogTransition)
  expect(await Promise.all(opened)).toEqual([
    { ok: false, reason: 'left' },
    { ok: false, reason: 'left' },
  ])
})
