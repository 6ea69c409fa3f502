import { addressOf } from '@lacehouse/test-kit'
import { atRate } from '../at-rate.ts'
import type { ProofContext } from '../proof.ts'
import type { Hoarders } from './open-hoarders.ts'

const aSecond = 10

type Wanted = { readonly variantId: string; readonly units: number }

/** Places orders of as many units as the shop allows, whose 3-D Secure challenge is never answered; returns the carts that wait for it. */
export async function orderWithoutPaying(
  { isLate }: ProofContext,
  { count, next }: Hoarders,
  { variantId, units }: Wanted,
): Promise<string[]> {
  const carts = await atRate(count, { aSecond, isLate }, async (nth) => {
    const { guest, email } = next(nth)
    const create = (qty: number) => guest.tryCall('cart.createWithItem', { body: { productId: variantId, qty } })
    const first = await create(units)
    const maximum = first.status < 400 ? undefined : first.body.errorDetails[0]?.maximum
    const made = maximum === undefined ? first : await create(maximum)
    if (made.status >= 400) return null
    const params = { basketId: made.body.id }
    const address = { ...addressOf(guest.locale), email }
    await guest.tryCall('cart.setShippingAddress', { params, body: { address } })
    await guest.tryCall('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
    const card = { payment_method_id: 'CREDIT_CARD', token: 'tok_3ds' }
    await guest.tryCall('cart.addPaymentInstrument', { params, body: card })
    const placed = await guest.tryCall('checkout.placeOrder', { body: { cartId: made.body.id } })
    return placed.status < 400 && placed.body.state === 'payment_pending' ? made.body.id : null
  })
  return carts.filter((id) => id !== null)
}
