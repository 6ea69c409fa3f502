import { seconds } from '@lacehouse/domain/time/durations'
import { addConsumer, addressOf, demoPassword, demoProducts, outcomeOf } from '@lacehouse/test-kit'
import { atRate } from '../at-rate.ts'
import type { ProofContext } from '../proof.ts'
import { solveNatively } from '../proof-of-work/solve-natively.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

const signIns = 8
const longest = seconds(120)

/** Orders so many gift cards at once; returns why the shop refuses, or `ok`. */
export async function buyGiftCards({ shop }: ProofContext, qty: number): Promise<string> {
  const shopper = await shop.client().createGuest()
  const params = { productId: demoProducts.giftCard }
  const { variants } = await shopper.call('products.inventory', { params })
  const { id: cartId } = await shopper.call('cart.create', { body: {} })
  const item = { cartId, productId: variants[0]?.id ?? '', qty, customAmount: 5 }
  const added = await shopper.tryCall('cart.addItem', { body: item })
  if (added.status >= 400) return outcomeOf(added)
  const cart = { basketId: cartId }
  const address = addressOf(shopper.locale)
  await shopper.tryCall('cart.setBillingAddress', { params: cart, body: { address, sameAsShipping: false } })
  const card = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' }
  await shopper.tryCall('cart.addPaymentInstrument', { params: cart, body: card })
  return outcomeOf(await shopper.tryCall('checkout.placeOrder', { body: { cartId } }))
}

/** Signs in as new consumers, one a second; returns the milliseconds of each call, or the longest time for one that was refused. */
export function watchSignIns(shop: ProofShop): Promise<number[]> {
  return atRate(signIns, { aSecond: 1 }, async () => {
    const { email } = await addConsumer(shop.database)
    const visitor = await shop.client().createGuest()
    const recaptcha_response = await solveNatively(visitor, 'form')
    const body = { username: email, password: demoPassword, codeChallenge: 'c'.repeat(43), recaptcha_response }
    const begun = performance.now()
    const { status } = await visitor.tryCall('auth.signIn', { body })
    return status < 400 ? performance.now() - begun : longest
  })
}
