import { openReadyCart, outcomeOf, placeThrough } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isAtMost, isEmpty, isSame, type Proof } from '../proof.ts'

const honest = 100
/** Too many declined cards of the cart, or of its shopper. */
const stopped = new Set(['PYT402', 'AUT403'])

export const t22DeclinedCards: Proof = {
  id: 'T22',
  title: '200 declined cards on one cart, and 100 honest shoppers behind the same address',
  runs: 200,
  prove: async ({ shop, runs }) => {
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const office = shop.client().at('10.9.9.9')
    const tester = await office.createGuest()
    const cartId = await openReadyCart(tester, variantId, 'tok_declined')
    const body = { payment_method_id: 'CREDIT_CARD' as const, token: 'tok_declined' }
    const outcomes = await inWaves(runs, { atOnce: 1 }, async () => {
      await tester.tryCall('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
      // After two declined cards the tester solves a proof of work for each.
      return outcomeOf(await placeThrough(tester, cartId))
    })
    const shoppers = await inWaves(honest, { atOnce: 20 }, async () => {
      const shopper = await office.createGuest()
      return outcomeOf(await placeThrough(shopper, await openReadyCart(shopper, variantId)))
    })
    const { rows } = await shop.database.pool.query<{ number: string }>(
      'select number from orders where cart_id = $1',
      [cartId],
    )
    const charges = await Promise.all(rows.map(({ number }) => shop.sandbox().listPayments(number)))
    return [
      isAtMost('cards that reached the provider', charges.flat().length, 5),
      isSame('cards stopped', outcomes.filter((one) => stopped.has(one)).length, runs - charges.flat().length),
      isSame('honest orders', shoppers.filter((one) => one === 'ok').length, honest),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}
