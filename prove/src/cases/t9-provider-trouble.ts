import { setTimeout as pause } from 'node:timers/promises'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import {
  letPlacementsAge,
  mixedCards,
  openReadyCart,
  outcomeOf,
  place,
  type TestShopper,
  type Trouble,
  troubles,
} from '@lacehouse/test-kit'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { copyCarts } from '../shop/copy-carts.ts'
import { providerPatience } from '../shop/open-proof-shop.ts'

const wave = 100
/** The expected replies: the order in one of its states, or the bank's refusal. */
const honest = new Set(['finalised', 'processing', 'PYT406', 'PYT402'])
const longestWait = minutes(3)
const advancedAfter = seconds(10)
/** All kinds of trouble, and replies slower than the shop's timeout. */
const allTroubles: readonly Trouble[] = [...troubles, { mode: 'slow', ms: providerPatience + 500, phase: 'random' }]

export const t9ProviderTrouble: Proof = {
  id: 'T9',
  title: 'the provider is slow, too slow, answers 500, declines, talks nonsense, or its answer is lost after success',
  runs: 10_000,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 1_000_000)
    const holders = await openCardHolders(context, variantId)
    const outcomes: string[] = []
    let done = 0
    for (; done < runs && !isLate(); done += wave)
      outcomes.push(...(await placeInTrouble(context, holders, { done, count: Math.min(wave, runs - done) })))
    await shop.sandbox().makeTrouble({ mode: 'none' })
    const unfinished = await waitForEnds(context)
    const twice = await shop.database.pool.query(
      `select cart_id from orders where state <> 'failed' group by cart_id having count(*) > 1`,
    )
    return [
      isSame('carts placed', Math.min(done, runs), runs),
      isEmpty(
        'answers that were neither the order nor the bank’s refusal',
        outcomes.filter((one) => !honest.has(one)),
      ),
      isSame('placements that came to no end', unfinished, 0),
      isSame('carts with two orders', twice.rowCount ?? 0, 0),
      isEmpty('double charges, and other disagreements', await shop.listDisagreements()),
    ]
  },
}

/** A shopper with a card and a prepared cart, which is copied as often as needed. */
type CardHolder = { readonly shopper: TestShopper; readonly cartId: string }

const openCardHolders = (context: ProofContext, variantId: string): Promise<CardHolder[]> =>
  Promise.all(
    mixedCards.map(async (token) => {
      const shopper = await context.shop.client().createGuest()
      return { shopper, cartId: await openReadyCart(shopper, variantId, token) }
    }),
  )

type Wave = { readonly done: number; readonly count: number }

const placeInTrouble = async (
  { shop, draw, seed }: ProofContext,
  holders: readonly CardHolder[],
  { done, count }: Wave,
): Promise<string[]> => {
  const shares = holders.map(() => 0)
  for (let nth = 0; nth < count; nth += 1) {
    const card = draw(shares.length)
    shares[card] = (shares[card] ?? 0) + 1
  }
  const carts = await Promise.all(
    holders.map(async ({ shopper, cartId }, nth) =>
      (await copyCarts(shop, cartId, shares[nth] ?? 0)).map((id) => ({ shopper, id })),
    ),
  )
  const trouble = allTroubles[draw(allTroubles.length)] ?? { mode: 'none' as const }
  await shop.sandbox().makeTrouble({ ...trouble, probability: trouble.mode === 'none' ? 1 : 0.6, seed: seed + done })
  // Half of the shoppers place the order twice.
  const answers = await Promise.all(
    carts.flat().flatMap(({ shopper, id }) => Array.from({ length: 1 + draw(2) }, () => place(shopper, id))),
  )
  await shop.sandbox().makeTrouble({ mode: 'none' })
  return answers.map((answer) => (answer.status < 400 ? answer.body.state : outcomeOf(answer)))
}

/** Waits until the shop has recovered; orders that remain are made half an hour older, so that the shop gives them up. */
const waitForEnds = async ({ shop: { database } }: ProofContext): Promise<number> => {
  const { pool } = database
  for (const until = Date.now() + longestWait; ; await pause(seconds(1))) {
    await letPlacementsAge(pool)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from orders where state = 'processing'`,
    )
    const [{ count } = { count: 0 }] = rows
    if (count === 0 || Date.now() > until) return count
    if (Date.now() > until - longestWait + advancedAfter)
      await pool.query(
        `update orders set doc = jsonb_set(doc, '{placedAt}', to_jsonb((doc ->> 'placedAt')::numeric - 1900000)) where state = 'processing'`,
      )
  }
}
