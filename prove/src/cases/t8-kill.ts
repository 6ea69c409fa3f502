import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { inWaves } from '../in-waves.ts'
import {
  openPlacing,
  type Placing,
  type PlacingStep,
  placeUntilKilled,
  placingSteps,
  returnFromBank,
  shopperOf,
} from '../kill/placing-steps.ts'
import { type Finding, isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { listChargesOf } from '../shop/list-charges-of.ts'

const cartsAtRandom = 20
const cartsAtStep = 8
const recoveredWithin = seconds(30)
const stepReachedWithin = seconds(10)
/** The states of a provider's payment that holds or has taken money. */
const charged = new Set(['authorised', 'captured', 'refunded'])

/** Each run kills the server once: first with carts held at each step in turn, then at random steps. */
export const t8Kill: Proof = {
  id: 'T8',
  title: 'kill -9 of the server at every step of placing, aimed at and at random, then restart',
  runs: 12,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const rounds = await inWaves(runs, { atOnce: 1, isLate }, (nth) => {
      const step = placingSteps[nth]
      return step ? killAt(context, step, nth) : killAtRandom(context, nth)
    })
    const ends = rounds.flatMap((round) => round.ends)
    const numbers = ends.flatMap(({ end }) => (end === 'open' || end === null ? [] : [end]))
    const missed = rounds.flatMap(({ missed: one }) => (one === null ? [] : [one]))
    return [
      isSame('kills', rounds.length, runs),
      isEmpty(
        `of ${Math.min(runs, placingSteps.length)} steps aimed at, those that were not hit with every cart`,
        missed,
      ),
      isSame('carts neither ordered nor open after 30 s', ends.filter(({ end }) => end === null).length, 0),
      isSame('orders that share a number', numbers.length - new Set(numbers).size, 0),
      isEmpty(
        'ordered and not charged once, or open and charged',
        ends.flatMap(({ fault }) => fault),
      ),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
      toTally(ends, numbers.length),
    ]
  },
}

const toTally = (ends: readonly Ended[], ordered: number): Finding => ({
  what: 'carts ordered / open',
  found: `${ordered} / ${ends.length - ordered}`,
  wanted: 'any',
  holds: true,
})

type Ended = { readonly end: string | null; readonly fault: readonly string[] }
type Round = { readonly ends: readonly Ended[]; readonly missed: string | null }

const killAt = async (context: ProofContext, step: PlacingStep, nth: number): Promise<Round> => {
  const { shop } = context
  const variantId = shop.variantIds[nth % shop.variantIds.length] ?? ''
  const carts = await inWaves(cartsAtStep, { atOnce: 4 }, (at) =>
    openPlacing(context, variantId, step.cards[at % step.cards.length] ?? ''),
  )
  const letGo = await step.hold(context, variantId)
  const placing = carts.map((cart) => placeUntilKilled(context, cart))
  const held = await waitUntilHeld(context, step, carts)
  // A shopper at the bank's page already has a reply.
  if (step.cards.includes('tok_3ds')) await Promise.all(placing)
  await shop.kill()
  await letGo()
  await Promise.all(placing)
  await shop.start()
  return { ends: await judge(context, carts), missed: held === carts.length ? null : `${step.name}: ${held}` }
}

const waitUntilHeld = async (context: ProofContext, step: PlacingStep, carts: readonly Placing[]): Promise<number> => {
  const cartIds = carts.map(({ cartId }) => cartId)
  for (const until = Date.now() + stepReachedWithin; ; await pause(50)) {
    const held = await step.countHeld(context, cartIds)
    if (held >= carts.length || Date.now() > until) return held
  }
}

const killAtRandom = async (context: ProofContext, nth: number): Promise<Round> => {
  const { shop, draw } = context
  const carts = await inWaves(cartsAtRandom, { atOnce: 10 }, () =>
    openPlacing(context, shop.variantIds[draw(8)] ?? '', draw(5) === 0 ? 'tok_declined' : 'tok_success'),
  )
  // Most charges are slow, so that kills happen before, during and after them.
  await shop.sandbox().makeTrouble({
    mode: 'slow',
    phase: 'random',
    ms: 100 + draw(200),
    probability: 0.6,
    seed: nth + 1,
  })
  const placing = carts.map(async (cart) => {
    await pause(draw(300))
    await placeUntilKilled(context, cart)
  })
  await pause(20 + draw(500))
  await shop.kill()
  await Promise.all(placing)
  await shop.start()
  return { ends: await judge(context, carts), missed: null }
}

/** The end of each cart, and whether the provider holds money exactly for the carts with an order. */
const judge = async (context: ProofContext, carts: readonly Placing[]): Promise<Ended[]> => {
  const until = Date.now() + recoveredWithin
  return Promise.all(
    carts.map(async (cart) => {
      await returnFromBank(context, cart)
      const end = await waitForEnd(() => findEnd(context, cart), until)
      const charges = (await listChargesOf(context.shop, [cart.cartId])).filter(({ status }) => charged.has(status))
      const references = charges.map(({ reference }) => reference).join()
      const isRight = references === (end === 'open' || end === null ? '' : end)
      return { end, fault: isRight ? [] : [`cart ${cart.cartId} is ${end}, and charged for: ${references}`] }
    }),
  )
}

const findEnd = async ({ shop }: ProofContext, cart: Placing): Promise<string | null> => {
  const { state, orderNumber } = await shopperOf(shop, cart).call('cart.get', { params: { basketId: cart.cartId } })
  if (state === 'open') return 'open'
  return state === 'ordered' ? (orderNumber ?? null) : null
}

const waitForEnd = async (find: () => Promise<string | null>, until: number): Promise<string | null> => {
  for (;;) {
    const end = await find()
    if (end !== null || Date.now() > until) return end
    await pause(250)
  }
}
