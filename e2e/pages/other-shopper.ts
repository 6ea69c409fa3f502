import { addressOf } from '@lacehouse/test-kit/api/fill-cart'
import { createTestClient, type TestShopper } from '@lacehouse/test-kit/api/test-client'
import type { Shop } from '../fixtures/shop.ts'

const moreThanThereIs = 99_999

/** Buys all remaining units of a size as other shoppers, by API calls, each as many as one order holds. */
export async function buyAll({ url }: Shop, productId: string): Promise<void> {
  for (;;) {
    const shopper = await createTestClient(url).createGuest()
    const { status, body: cart } = await shopper.tryCall('cart.createWithItem', { body: { productId } })
    if (status >= 400) return
    const itemId = cart.items[0]?.id ?? ''
    const params = { basketId: cart.id }
    // The refusal of too many names how many there are.
    const refused = await shopper.tryCall('cart.updateItem', { params, body: { itemId, qty: moreThanThereIs } })
    const qty = Number(refused.body.errorDetails[0]?.maximum)
    await shopper.call('cart.updateItem', { params, body: { itemId, qty } })
    await order(shopper, cart.id)
  }
}

/** The same person elsewhere, by their mail address, orders one piece with a code. */
export async function buyWithCode(
  { url }: Shop,
  { productId, code, email }: { readonly productId: string; readonly code: string; readonly email: string },
): Promise<void> {
  const shopper = await createTestClient(url).createGuest()
  const { id: basketId } = await shopper.call('cart.createWithItem', { body: { productId } })
  await shopper.call('coupons.apply', { body: { cartId: basketId, code } })
  await order(shopper, basketId, email)
}

async function order(shopper: TestShopper, basketId: string, email = 'bo@example.com'): Promise<void> {
  const params = { basketId }
  const address = { ...addressOf('en-us'), email }
  await shopper.call('cart.setShippingAddress', { params, body: { address } })
  await shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  const body = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await shopper.call('cart.addPaymentInstrument', { params, body })
  await shopper.call('checkout.prepareOrder', { body: { basketId } })
  await shopper.call('checkout.placeOrder', { body: { cartId: basketId } })
}
