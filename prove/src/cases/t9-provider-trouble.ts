import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
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
/** What an honest answer can be: the order, as far as it has come, or the bank's refusal. */
const honest = new Set(['finalised', 'processing', 'PYT406', 'PYT402'])
const longestWait = 180_000
const helpedAfter = seconds(10)
/** Slow as shoppers bear it, and slower than the shop itself waits. */
const allTroubles: readonly Trouble[] = [...troubles, { mode: 'slow', ms: providerPatience + 500, phase: 'random' }]

export const t9ProviderTrouble: Proof = {
  id: 'T9',
  title: 'the provider is slow, too slow, answers 500, declines, talks nonsense, or its answer is lost after success',
  runs: 10_000,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 1_000_000)
    const purses = await openPurses(context, variantId)
    const told: string[] = []
    let done = 0
    for (; done < runs && !isLate(); done += wave)
      told.push(...(await placeInTrouble(context, purses, { done, count: Math.min(wave, runs - done) })))
    await shop.sandbox().makeTrouble({ mode: 'none' })
    const unfinished = await waitForEnds(context)
    const twice = await shop.database.pool.query(
      `select cart_id from orders where state <> 'failed' group by cart_id having count(*) > 1`,
    )
    return [
      isSame('carts placed', Math.min(done, runs), runs),
      isEmpty(
        'answers that were neither the order nor the bank’s refusal',
        told.filter((one) => !honest.has(one)),
      ),
      isSame('placements that came to no end', unfinished, 0),
      isSame('carts with two orders', twice.rowCount ?? 0, 0),
      isEmpty('double charges, and other disagreements', await shop.listDisagreements()),
    ]
  },
}

/** A shopper with a card, and a cart that is ready for it, of which there can be as many as are wanted. */
type Purse = { readonly shopper: TestShopper; readonly cartId: string }

const openPurses = (context: ProofContext, variantId: string): Promise<Purse[]> =>
  Promise.all(
    mixedCards.map(async (token) => {
      const shopper = await context.shop.client().createGuest()
      return { shopper, cartId: await openReadyCart(shopper, variantId, token) }
    }),
  )

type Wave = { readonly done: number; readonly count: number }

const placeInTrouble = async (
  { shop, draw, seed }: ProofContext,
  purses: readonly Purse[],
  { done, count }: Wave,
): Promise<string[]> => {
  const shares = purses.map(() => 0)
  for (let nth = 0; nth < count; nth += 1) {
    const card = draw(shares.length)
    shares[card] = (shares[card] ?? 0) + 1
  }
  const carts = await Promise.all(
    purses.map(async ({ shopper, cartId }, nth) =>
      (await copyCarts(shop, cartId, shares[nth] ?? 0)).map((id) => ({ shopper, id })),
    ),
  )
  const trouble = allTroubles[draw(allTroubles.length)] ?? { mode: 'none' as const }
  await shop.sandbox().makeTrouble({ ...trouble, probability: trouble.mode === 'none' ? 1 : 0.6, seed: seed + done })
  // Half of the shoppers press twice.
  const answers = await Promise.all(
    carts.flat().flatMap(({ shopper, id }) => Array.from({ length: 1 + draw(2) }, () => place(shopper, id))),
  )
  await shop.sandbox().makeTrouble({ mode: 'none' })
  return answers.map((answer) => (answer.status < 400 ? answer.body.state : outcomeOf(answer)))
}

/** The shop recovers by itself; its clock is helped on by half an hour for cards that the provider never accepts. */
const waitForEnds = async ({ shop: { database } }: ProofContext): Promise<number> => {
  const { pool } = database
  for (const until = Date.now() + longestWait; ; await pause(seconds(1))) {
    await letPlacementsAge(pool)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from orders where state = 'processing'`,
    )
    const [{ count } = { count: 0 }] = rows
    if (count === 0 || Date.now() > until) return count
    if (Date.now() > until - longestWait + helpedAfter)
      await pool.query(
        `update orders set doc = jsonb_set(doc, '{placedAt}', to_jsonb((doc ->> 'placedAt')::numeric - 1900000)) where state = 'processing'`,
      )
  }
}
