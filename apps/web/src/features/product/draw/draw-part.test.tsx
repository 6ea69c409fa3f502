import type { Product } from '@lacehouse/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../../client/account/account-memory.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import type { Buying } from '../use-buying.ts'
import { DrawPart } from './draw-part.tsx'

const option = (value: string) => ({ id: value, value, label: value, available: true, price: null, swatch: null })
const product = {
  ...{ id: 'A', name: 'Halden Court' },
  attributes: [{ type: 'size', label: 'Size', options: [option('8'), option('9')] }],
  variants: [{ id: 'A-9', attributes: { size: '9' } }],
} as unknown as Product

const serverNow = Date.parse('2026-03-01T12:00:00Z')
const open = {
  ...{ drawId: 'd', productId: 'A', opensAt: '2026-03-01T00:00:00Z', closesAt: '2026-03-01T14:00:00Z', holdHours: 24 },
  ...{ state: 'open', entries: 7, units: [{ productId: 'A-9', units: 2 }], seedHash: 'abc123' },
}
const ticket = { ticket: 't-1', productId: 'A-9', state: 'entered' }

let draw: object = open
let entry: object | null = null
const toItem = vi.fn(() => ({ productId: 'A-9', qty: 1 }))
const buying = { offer: { state: 'inStock' }, state: 'ready', error: null, isEdit: false, buy: () => undefined, toItem }

beforeEach(() => {
  draw = open
  entry = null
  vi.spyOn(browserApi, 'call').mockImplementation((async (call: string) => {
    if (call === 'draws.get') return draw
    if (call === 'internal.serverTime') return { timestamp: serverNow }
    if (call === 'draws.enter') entry = ticket
    if (call === 'draws.leave') entry = null
    return { entry }
  }) as never)
})
afterEach(() => {
  vi.useRealTimers()
  saveAccount(null)
  vi.restoreAllMocks()
})

let drawId = 0

/** Each has an id of its own, because the answers are kept by it. */
const show = () => {
  drawId += 1
  return showInShop(<DrawPart product={product} drawId={String(drawId)} buying={buying as unknown as Buying} />, {
    areas: ['common', 'product', 'errors'],
  })
}
const signIn = () => saveAccount({ consumerNo: '1', consumerType: 'CONSUMER', firstName: 'Ada' })

test('a guest is asked to sign in, and sees the time that is left by the server’s clock [CAT-08]', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Sign in to enter' })).toBeVisible()
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^0[12]:\d\d:\d\d$/)
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})

test('a shopper enters with the chosen size and takes the ticket back [CAT-08]', async () => {
  signIn()
  await show()
  await page.getByRole('button', { name: 'Enter the draw' }).click()
  await expect.element(page.getByText('You’re in with 9.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Take my ticket back' }).click()
  await expect.element(page.getByRole('button', { name: 'Enter the draw' })).toBeVisible()
})

test('only a winner gets the button to buy, and the others their place [CAT-08]', async () => {
  signIn()
  draw = { ...open, state: 'drawn', seed: 'def456' }
  entry = { ...ticket, state: 'won', place: 1, reservedUntil: '2026-03-02T14:00:00Z' }
  const won = await show()
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await page.getByText('How the draw works').click()
  await expect.element(page.getByText('def456')).toBeVisible()
  await won.unmount()
  entry = { ...ticket, state: 'waiting', place: 5 }
  await show()
  await expect.element(page.getByText('You’re number 3 on the waiting list', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})

test('the page shows the outcome by itself once the time to enter is over [CAT-08]', async () => {
  signIn()
  draw = { ...open, closesAt: '2026-03-01T12:00:02Z' }
  entry = ticket
  await show()
  await expect.element(page.getByText('We’re drawing now', { exact: false })).toBeVisible()
  draw = { ...open, state: 'drawn' }
  entry = { ...ticket, state: 'won', place: 1, reservedUntil: '2026-03-02T14:00:00Z' }
  await expect.element(page.getByText('You won!', { exact: false }), { timeout: 12_000 }).toBeVisible()
}, 20_000)

test('a ticket that waits becomes one that has won, and one that has won runs out, without a reload [CAT-08]', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  signIn()
  draw = { ...open, state: 'drawn' }
  entry = { ...ticket, state: 'waiting', place: 5 }
  await show()
  await expect.element(page.getByText('You’re number 3 on the waiting list', { exact: false })).toBeVisible()
  entry = { ...ticket, state: 'won', place: 5, reservedUntil: '2026-03-02T14:00:00Z' }
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  entry = { ...ticket, state: 'expired', place: 5 }
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.element(page.getByText('Your ticket for 9 has run out.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})

test('what a draw leaves is on sale on a page that is open when the draw ends [CAT-08]', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  draw = { ...open, state: 'drawn' }
  await show()
  await expect.element(page.getByText('Entries are closed, and the winners', { exact: false })).toBeVisible()
  draw = { ...open, state: 'ended' }
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})
