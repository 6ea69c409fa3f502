import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { PromotionCallouts } from './promotion-callouts.tsx'

type Promotion = Cart['promoSummary'][number]

const parts = 'Only {distance} more | From far away | It is yours'
const promotion = (changes: Partial<Promotion>): Promotion => ({
  promotionId: 'p',
  promotionClass: 'order',
  promotionName: 'P',
  level: 'ORDER',
  discount: 0,
  thresholdStatus: 'Above Threshold',
  calloutMessage: parts,
  distanceFromConditionThreshold: 12.5,
  distanceUnit: 'money',
  ...changes,
})

const always = (element: ReactElement | null) => () => element

type Benefit = Cart['freeShippingBenefit']

async function show(
  promoSummary: Promotion[],
  features: Record<string, boolean> = {},
  freeShippingBenefit: Benefit = undefined,
): Promise<string> {
  const cart = { promoSummary, freeShippingBenefit, currency: 'USD', totals: { itemSubTotal: 80 } } as unknown as Cart
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart']}>
        <PromotionCallouts cart={cart} />
        <p>shown</p>
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode: 'added', features } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByText('shown')).toBeVisible()
  return document.body.textContent?.replace('shown', '').trim() ?? ''
}

test.each<[string, Partial<Promotion>, string]>([
  ['near', {}, 'Only $12.50 more'],
  ['far off', { approachingDisplayLevel: 10 }, 'From far away'],
  ['in pieces', { distanceUnit: 'pieces', distanceFromConditionThreshold: 2 }, 'Only 2 more'],
  ['reached', { thresholdStatus: 'Threshold Reached' }, 'It is yours'],
  ['out of reach', { thresholdStatus: 'Below Threshold' }, ''],
  ['of two parts', { calloutMessage: 'one | two' }, ''],
  ['of four parts', { calloutMessage: 'a | b | c | d' }, ''],
  ['of a product', { level: 'PRODUCT' }, 'Only $12.50 more'],
])('a callout %s shows its message [CART-11]', async (_, changes, words) => {
  expect(await show([promotion(changes)])).toBe(words)
})

test('callouts of delivery promotions are shown where the site shows the benefit [CART-10] [CART-30]', async () => {
  expect(await show([promotion({ level: 'SHIPPING' })], { freeShippingBenefit: true })).toBe('Only $12.50 more')
})

test('the amount that is missing for free delivery is shown first, as the server calculates it [CART-30]', async () => {
  const benefit = { from: 92.5, missing: 12.5, reached: false }
  expect(await show([], {}, benefit)).toBe('$12.50 away from free delivery')
  expect(page.getByRole('progressbar').element().getAttribute('max')).toBe('92.5')
})

test('where the benefit is hidden, only a delivery promotion behind a code is shown [CART-30]', async () => {
  const byCode = promotion({ level: 'SHIPPING', couponCode: 'SHIPFREE', thresholdStatus: 'Threshold Reached' })
  expect(await show([promotion({ level: 'SHIPPING', promotionId: 'a' }), byCode])).toBe('It is yours')
})

test.each<[string, Partial<Promotion>[], Benefit, string]>([
  ['of two promotions', [{ distanceFromConditionThreshold: 40 }, {}], undefined, 'Only $12.50 more'],
  ['before pieces', [{ distanceUnit: 'pieces', distanceFromConditionThreshold: 1 }, {}], undefined, 'Only $12.50 more'],
  ['free delivery', [{}], { from: 75, missing: 5, reached: false }, '$5.00 away from free delivery'],
  ['a promotion', [{}], { from: 75, missing: 20, reached: false }, 'Only $12.50 more'],
  ['after free delivery', [{}], { from: 75, missing: 0, reached: true }, 'Only $12.50 more'],
])('only the nearest promise is shown: %s [CART-11] [CART-30]', async (_, changes, benefit, words) => {
  const promotions = changes.map((one, place) => promotion({ promotionId: `p${place}`, ...one }))
  expect(await show(promotions, {}, benefit)).toBe(words)
})

test('a reached promotion whose discount the sums list is not shown again [CART-11]', async () => {
  const reached = { thresholdStatus: 'Threshold Reached', discount: 20 } as const
  expect(await show([promotion(reached)])).toBe('')
})
