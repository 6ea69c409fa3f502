import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../../brands/shop.css'
import type { Cart } from '../../../../client/cart/cart.ts'
import { MessagesProvider } from '../../../../i18n/messages-provider.tsx'
import { Paypal } from './paypal.tsx'

const always = (element: ReactElement | null) => () => element

async function show(amount: number | null, address = '/') {
  const instruments = amount === null ? [] : [{ payment_instrument_id: 'p', payment_method_id: 'PAYPAL', amount }]
  const cart = { id: 'c', currency: 'USD', payment_instruments: instruments } as unknown as Cart
  const onSubmit = vi.fn()
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'payment', 'errors']}>
        <Paypal cart={cart} onSubmit={onSubmit} onComplete={vi.fn()} ref={null} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', features: {} } } }
  await render(<Stub initialEntries={[address]} hydrationData={{ loaderData: data }} />)
  return { onSubmit }
}

test('a total above the sum approved at PayPal says so, and asks for a new approval [PAY-07]', async () => {
  const { onSubmit } = await show(0)
  await expect.element(page.getByText('Your order now costs more', { exact: false })).toBeVisible()
  await expect.element(page.getByText('You’ll go to PayPal to agree', { exact: false })).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([null, 0])(
  'a shopper who returns from PayPal goes on at once, with an instrument of %s on the cart [PAY-07]',
  async (amount) => {
    const { onSubmit } = await show(amount, '/?wallet=paypal&token=EC-1')
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  },
)

test('an approval that covers the total can be used, and Back from the summary stays here [PAY-07]', async () => {
  const { onSubmit } = await show(29, '/?wallet=paypal&token=EC-1')
  await expect.element(page.getByText('You’ve agreed with PayPal', { exact: false })).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})
