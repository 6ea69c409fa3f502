import type { Product } from '@lacehouse/contracts'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { BuyButton } from './buy-button.tsx'
import { useBuying } from './use-buying.ts'

const product = {
  ...{ id: 'LHTEST0001', name: 'Halden Court', url: '/en-us/p/halden-court-LHTEST0001', productType: 'footwear' },
  ...{ presale: false, targetPublishDate: null, images: {}, attributes: [] },
} as unknown as Product
const variant = {
  ...{ id: 'LHTEST0001-01-9', upc: '', attributes: {}, notifyMe: false, quantity: 9, maxQty: 9 },
  ...{ stockStatus: 'inStock' as const, price: { original: 90, current: 90 } },
}

function Buy({ shown }: { readonly shown: Product }) {
  const configuration = useRef({})
  const chosen = { choice: {}, color: '01', variant: shown.variants[0], choose: () => undefined, lostSize: null }
  const buying = useBuying({ product: shown, chosen: chosen as never, addToCart: vi.fn(), configuration })
  return <BuyButton buying={buying} />
}

const show = (own: Partial<Product>) =>
  showInShop(<Buy shown={{ ...product, variants: [variant], ...own } as Product} />, {
    areas: ['common', 'product', 'errors'],
  })

afterEach(() => {
  saveAccount(null)
  vi.restoreAllMocks()
})

/** The server's clock is two days ahead of this browser's. */
function setServerClock(timestamp: number): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ timestamp }))
}

test('a presale leads guests to the sign-in, and those who are signed in may buy [CAT-08]', async () => {
  await show({ presale: true })
  const signIn = page.getByRole('link', { name: 'Sign in to buy' })
  await expect.element(signIn).toHaveAttribute('href', '/en-us/account')
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test.each(['badge', 'eyebrow'] as const)(
  'a product whose %s says coming soon cannot be bought [CAT-08]',
  async (mark) => {
    await show({ [mark]: { code: 'coming-soon', label: 'Coming soon' } })
    await expect.element(page.getByRole('button', { name: 'Coming soon' })).toBeDisabled()
  },
)

test('a launch counts down by the server’s clock, and nothing can be bought until then [CAT-08]', async () => {
  const ahead = Date.now() + 2 * 86_400_000
  setServerClock(ahead)
  await show({ targetPublishDate: new Date(ahead + 3_661_000).toISOString() })
  await expect
    .poll(() => document.querySelector('[role=timer]')?.textContent ?? '', { timeout: 10_000 })
    .toMatch(/^01:0[01]:\d\d$/)
  expect(document.querySelector('button')).toBeNull()
})

test('a launch that the server’s clock has passed is over, whatever the browser’s clock says [CAT-08]', async () => {
  const ahead = Date.now() + 2 * 86_400_000
  setServerClock(ahead)
  await show({ targetPublishDate: new Date(ahead - 1000).toISOString() })
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('a digital product counts as in stock [CAT-08]', async () => {
  await show({ productType: 'digital', variants: [{ ...variant, stockStatus: 'outOfStock', quantity: 0 }] })
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('a variant that is on its way is ordered ahead by its own button, with its day and when the card is charged [CAT-08]', async () => {
  const note = 'Ships from March 12, 2027. Your card is charged when it ships.'
  const preOrder = { from: '2027-03-12', label: 'Pre-order', note, offer: {} }
  await show({ variants: [{ ...variant, preOrder }] as unknown as Product['variants'] })
  await expect.element(page.getByRole('button', { name: 'Pre-order', exact: true })).toBeEnabled()
  await expect.element(page.getByText(note)).toBeVisible()
  expect(page.getByRole('button', { name: 'Add to cart' }).elements()).toEqual([])
})
