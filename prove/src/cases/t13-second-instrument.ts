import type { CallReply } from '@lacehouse/contracts'
import { createCartWith, issueCard, makeReady, outcomeOf, place } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof } from '../proof.ts'

const held = 2000
const pin = '4711'

export const t13SecondInstrument: Proof = {
  id: 'T13',
  title: 'a card that declines after the gift card beside it was taken',
  runs: 50,
  prove: async ({ shop, runs, isLate }) => {
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const stamp = String(Date.now()).slice(-8)
    const ends = await inWaves(runs, { atOnce: 5, isLate }, async (nth) => {
      const number = `6006${stamp}${String(nth).padStart(4, '0')}`
      const id = await issueCard({ database: { db: shop.database } }, { number, pin, amount: held })
      const buyer = await shop.client().createGuest()
      const { id: basketId } = await createCartWith(buyer, variantId)
      const params = { basketId }
      await makeReady(buyer, basketId, 'tok_declined')
      await buyer.call('cart.addPaymentInstrument', { params, body: { payment_method_id: 'GIFT_CARD', number, pin } })
      const before = await buyer.call('cart.get', { params })
      const outcome = outcomeOf(await place(buyer, basketId))
      const after = await buyer.call('cart.get', { params })
      const { rows } = await shop.database.pool.query(
        `select balance_minor::int as balance from gift_cards where id = $1`,
        [id],
      )
      return { outcome, balance: rows[0].balance, isSameCart: toMark(before) === toMark(after) }
    })
    return [
      isSame('orders refused', ends.filter(({ outcome }) => outcome === 'PYT406').length, runs),
      isSame('gift cards restored', ends.filter(({ balance }) => balance === held).length, runs),
      isSame('carts as they were', ends.filter(({ isSameCart }) => isSameCart).length, runs),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

/** All of a cart but how many others of its goods there are, which other shoppers change meanwhile. */
const toMark = ({ items, ...cart }: CallReply<'cart.get'>): string =>
  JSON.stringify([cart, items.map(({ availability: _, ...item }) => item)])
