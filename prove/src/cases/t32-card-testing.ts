import { createCartWith, makeAddressed, outcomeOf, type TestShopper } from '@lacehouse/test-kit'
import { attackAddress, toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import { atRate } from '../at-rate.ts'
import { besideHonest } from '../honest/beside-honest.ts'
import { isChallenged } from '../honest/pass-challenges.ts'
import { type Finding, isAtMost, isEmpty, type Proof, type ProofContext } from '../proof.ts'
import { solveNatively } from '../proof-of-work/solve-natively.ts'
import { listChargesOf } from '../shop/list-charges-of.ts'

const aSecond = 40
const cardsACart = 5
const mostCharges = 20
/** The proofs of work that the attacker spends. */
const solutions = 5
/** The cards of an attacker who spends a proof of work on each. */
const paidCards = 100
/** Test cards that decline, each for another reason. */
const declining = ['4000000000009995', '4000000000000002', '4100000000000019', '4000000000000069', '4000000000000127']

/** A run is a card; every fifth opens a new session with a new cart. The honest shoppers share the attacker's network. */
export const t32CardTesting: Proof = {
  id: 'T32',
  title: '1,000 stolen cards over 200 new carts and sessions of one network, and honest shoppers of that network',
  runs: 1000,
  prove: async (context) => {
    const { shop, runs } = context
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const options = { variantIds: shop.variantIds, address: attackAddress }
    const { attacked, findings } = await besideHonest(context, options, () =>
      testCards(context, { address: attackAddress, cards: runs, solutions }),
    )
    const cards = Math.min(runs, paidCards)
    const paid = await testCards(context, { address: toAddress(50_000), cards, solutions: cards })
    return [
      isAtMost(`of ${runs} cards, those that reached the provider`, attacked.charges, mostCharges),
      show('outcomes', attacked.outcomes),
      ...findings,
      show(`of ${cards} cards with a proof of work each, those that reached the provider`, paid.charges),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

/** A figure without a bound, for the reader. */
const show = (what: string, found: string | number): Finding => ({ what, found, wanted: 'any', holds: true })

type Attack = { readonly address: string; readonly cards: number; readonly solutions: number }
type Attacked = { readonly charges: number; readonly outcomes: string }

const testCards = async (context: ProofContext, attack: Attack): Promise<Attacked> => {
  const { shop, isLate } = context
  const carts: string[] = []
  const budget = { solutions: attack.solutions }
  const rate = { aSecond: aSecond / cardsACart, isLate }
  const outcomes = await atRate(Math.ceil(attack.cards / cardsACart), rate, async (nth) => {
    const cart = await openCart(context, attack.address).catch(() => null)
    if (!cart) return ['no cart']
    carts.push(cart.cartId)
    const found: string[] = []
    for (let card = 0; card < cardsACart; card += 1)
      found.push(await testCard(context, cart, { nth: nth * cardsACart + card, budget }))
    return found
  })
  const counts = Map.groupBy(outcomes.flat(), (outcome) => outcome)
  return {
    charges: (await listChargesOf(shop, carts)).length,
    outcomes: [...counts].map(([outcome, some]) => `${some.length} ${outcome}`).join(', '),
  }
}

type TestedCart = { readonly attacker: TestShopper; readonly cartId: string }

const openCart = async ({ shop, draw }: ProofContext, network: string): Promise<TestedCart> => {
  const attacker = await shop.client().at(network).createGuest()
  const { id } = await createCartWith(attacker, shop.variantIds[draw(shop.variantIds.length)] ?? '')
  await makeAddressed(attacker, id, `tester-${id}@example.com`)
  return { attacker, cartId: id }
}

type Tested = { readonly nth: number; readonly budget: { solutions: number } }

/** Pays with a card of its own, and solves a proof of work while the budget lasts. */
const testCard = async (context: ProofContext, cart: TestedCart, { nth, budget }: Tested): Promise<string> => {
  const { attacker, cartId } = cart
  const token = await enterCard(context, nth)
  const body = { payment_method_id: 'CREDIT_CARD', token }
  const added = await attacker.tryCall('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
  if (added.status >= 400) return `${outcomeOf(added)} before the order`
  const placed = await attacker.tryCall('checkout.placeOrder', { body: { cartId } })
  if (!isChallenged(placed) || budget.solutions === 0) return outcomeOf(placed)
  budget.solutions -= 1
  const headers = { 'x-challenge-response': await solveNatively(attacker) }
  const again = await attacker.tryCall('checkout.placeOrder', { body: { cartId }, headers })
  return `${outcomeOf(again)} with a proof of work`
}

/** Makes a token of the provider for the nth card, as its fields do; no two cards have number and expiry in common. */
const enterCard = async ({ shop }: ProofContext, nth: number): Promise<string> => {
  const card = declining[nth % declining.length]
  const months = Math.floor(nth / declining.length)
  const expiry = `${String(1 + (months % 12)).padStart(2, '0')}/${28 + Math.floor(months / 12)}`
  const answer = await fetch(`${shop.sandboxUrl()}/v1/test/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.secrets.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ card, expiry, cvc: '123' }),
  })
  const { token } = (await answer.json()) as { readonly token: string }
  return token
}
