import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { SummaryStep } from './summary-step.tsx'

const cart = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 1,
  currency: 'USD',
  state: 'open',
  totals: { total: 107.25 },
  items: [],
  couponItems: [],
  shipments: [],
  shippingMethods: [],
  payment_instruments: [],
  billingSameAsShipping: true,
} as unknown as Cart

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server that refuses to prepare the order with these ids, one after the other, and then prepares it. */
function refuseWith(...errorIds: string[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input instanceof Request ? input.url : input)
    if (path.includes('/auth/token')) return json({ expiresIn: 900 })
    if (!path.includes('/prepareOrder')) return json({})
    const errorId = errorIds.shift()
    return errorId ? json({ errorDetails: [{ errorId, message: 'server' }] }, 409) : json(cart)
  })
}
afterEach(() => vi.restoreAllMocks())

const always = (element: ReactElement | null) => () => element

async function show(
  own: Partial<Cart> = {},
): Promise<{ onRefused: ReturnType<typeof vi.fn>; onPlace: ReturnType<typeof vi.fn> }> {
  localStorage.setItem('cart.', JSON.stringify({ cartId: cart.id, count: 1 }))
  const callbacks = { onRefused: vi.fn(), onPlace: vi.fn() }
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'checkout', 'cart', 'payment', 'errors']}>
        <SummaryStep cart={{ ...cart, ...own }} isUpdating={false} onNotice={() => undefined} {...callbacks} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const root = { locale: 'en-us', site: { siteId: 'US', currency: 'USD', taxMode: 'added', features: {} } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />)
  return callbacks
}

const retry = page.getByRole('button', { name: 'Try again' })
const place = page.getByRole('button', { name: /^Place order/ })

test.each(['INV409', 'GEN500', 'TAX309'])(
  'an order that could not be prepared for %s can be prepared again, and ordered then [CHK-06] [CHK-16]',
  async (errorId) => {
    refuseWith(errorId, errorId)
    const { onRefused, onPlace } = await show()
    await retry.click()
    await expect.element(retry).toBeEnabled()
    expect(onRefused.mock.calls.map(([error]) => error.errorId)).toEqual([errorId, errorId])
    await retry.click()
    await place.click()
    expect(onPlace).toHaveBeenCalledTimes(1)
    expect(retry.elements()).toEqual([])
  },
)

test('an order that is prepared can be placed at once [CHK-06]', async () => {
  refuseWith()
  const { onPlace, onRefused } = await show()
  await place.click()
  expect(onPlace).toHaveBeenCalledWith(cart)
  expect(onRefused).not.toHaveBeenCalled()
})

test('the summary of a pre-order says that nothing is charged today, and not which ways to pay are missing [CHK-06]', async () => {
  refuseWith()
  const note =
    'Nothing is charged today. Your card is verified now and charged when your order ships, from March 12, 2027.'
  const methods = 'PayPal can’t be charged later, so it isn’t offered.'
  await show({ preOrder: { from: '2027-03-12', note, methods } })
  await expect.element(page.getByText(note)).toBeVisible()
  expect(page.getByText(methods).elements()).toEqual([])
  await expect.element(place).toBeEnabled()
})

test('the summary of a pre-order beside other goods says why it cannot be ordered [CHK-10]', async () => {
  refuseWith()
  const problem = 'Pre-orders are ordered on their own, because they ship later.'
  await show({ preOrder: { from: '2027-03-12', note: 'Nothing is charged today.', problem } })
  await expect.element(page.getByText(problem)).toBeVisible()
  expect(page.getByText('Nothing is charged today.').elements()).toEqual([])
})
