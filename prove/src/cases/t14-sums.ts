import { minutes } from '@lacehouse/domain/time/durations'
import { isEmpty, isSame, type Proof } from '../proof.ts'
import { buyCarts } from '../sums/buy-carts.ts'
import { priceRandomCarts } from '../sums/price-random-carts.ts'

const bought = 100
const longest = minutes(8)
/** Currencies with 0, 2 and 3 digits. */
const currencies = ['EUR', 'JPY', 'KWD']

/**
 * Prices random carts in currencies of 0, 2 and 3 digits, and buys carts up to the confirmation mail in the currencies of the
 * demo shop's sites, with tax added and with tax included.
 */
export const t14Sums: Proof = {
  id: 'T14',
  title: 'a million random carts: up to 99 of a line, 5 promotions, 4 tax rates, currencies of 0, 2 and 3 digits',
  runs: 1_000_000,
  prove: async (context) => {
    const { runs, seed } = context
    const priced = await priceRandomCarts(runs, seed, Date.now() + longest)
    const differing = await buyCarts(context, bought)
    return [
      isSame('carts priced', priced.carts, runs),
      isSame('currencies among them', Object.keys(priced.byCurrency).toSorted().join(), currencies.join()),
      isEmpty('sums that are wrong or negative', priced.broken),
      isEmpty(`of ${bought} bought carts: cart, order, confirmation, mail and charge that differ`, differing),
    ]
  },
}
