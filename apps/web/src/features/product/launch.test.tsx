import type { Product } from '@lacehouse/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ProductPage } from './product-page.tsx'

const option = (value: string) => ({ id: value, value, label: value, available: true, price: null, swatch: null })
const launch = Date.parse('2027-03-01T09:00:00Z')
const product = {
  ...{ id: 'LHTEST0001', name: 'Halden Court', url: '/en-us/p/halden-court-LHTEST0001', productType: 'footwear' },
  ...{
    presale: false,
    ...JSON.parse('{"isRobisOnly":false}'),
    isDigital: true,
    targetPublishDate: new Date(launch).toISOString(),
  },
  ...{ badge: { code: 'coming-soon', label: 'Coming soon' }, images: {}, currency: 'USD', categoryIds: [] },
  ...{ breadcrumbs: [], details: [], upsells: { ids: [], layout: 'list' }, description: '', slugs: {} },
  manufacturer: { name: 'Lacehouse', address: '', contact: '' },
  price: { lowOriginal: 90, highOriginal: 90, lowCurrent: 90, highCurrent: 90 },
  attributes: [{ type: 'size', label: 'Size', options: [option('9')] }],
  variants: [
    {
      ...{ id: 'LHTEST0001-01-9', upc: '', attributes: { size: '9' }, notifyMe: false, quantity: 9, maxQty: 9 },
      ...{ stockStatus: 'inStock', price: { original: 90, current: 90 } },
    },
  ],
} as unknown as Product

let failures = 0

/** The server's clock runs with this browser's, which the test sets; the first questions for it fail as often as is said. */
function answer(failing = 0): void {
  failures = failing
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input)
    if (path.includes('/inventory')) return Response.json({ productId: product.id, variants: product.variants })
    if (path.includes('/server/time')) {
      failures -= 1
      return failures >= 0 ? new Response(null, { status: 503 }) : Response.json({ timestamp: Date.now() })
    }
    return Response.json({})
  })
}

const addToCart = vi.fn(async () => ({ ok: true as const }))
const show = async (before: number) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: launch - before, shouldAdvanceTime: true })
  await showInShop(<ProductPage product={product} addToCart={addToCart as never} pickUp={vi.fn()} />, {
    areas: ['common', 'product', 'errors'],
  })
}
const buy = page.getByRole('button', { name: 'Add to cart' }).first()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page that is open when a launch comes counts down, and sells from then on without a reload [CAT-08]', async () => {
  answer()
  await show(120_000)
  await expect.element(page.getByText('Coming soon')).toBeVisible()
  await expect.poll(() => document.querySelector('[role=timer]')?.textContent).toMatch(/^00:0[12]:\d\d$/)
  await expect.element(buy).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(121_000)
  await buy.click()
  await expect.poll(() => addToCart.mock.calls.length).toBe(1)
  await expect.element(page.getByText('Coming soon')).not.toBeInTheDocument()
})

test('a launch opens although the server’s time did not come at first [CAT-08]', async () => {
  answer(2)
  await show(120_000)
  await expect.element(page.getByText(/Launches on/).first()).toBeVisible()
  await vi.advanceTimersByTimeAsync(125_000)
  await expect.element(buy).toBeEnabled()
})
