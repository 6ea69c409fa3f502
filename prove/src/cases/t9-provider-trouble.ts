import { setTimeout as pause } from 'node:timers/promises'
import { letPlacementsAge, mixedCards, openReadyCart, outcomeOf, place, troubles } from '@lacehouse/test-kit'
import { isEmpty, isSame, type Proof, type Scene } from '../proof.ts'

const wave = 40
/** What an honest answer can be: the order, as far as it has come, or the bank's refusal. */
const honest = new Set(['finalised', 'processing', 'PYT406', 'PYT402'])
const longestWait = 90_000
const helpedAfter = 20_000

export const t9ProviderTrouble: Proof = {
  id: 'T9',
  title: 'the provider is slow, answers 500, declines, talks nonsense, or its answer is lost after success',
  runs: 10_000,
  prove: async (scene) => {
    const { shop, runs, isLate } = scene
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 1_000_000)
    const told: string[] = []
    let done = 0
    for (; done < runs && !isLate(); done += wave) told.push(...(await placeInTrouble(scene, variantId, done)))
    await shop.sandbox().makeTrouble({ mode: 'none' })
    const unfinished = await waitForEnds(scene)
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

const placeInTrouble = async ({ shop, draw, seed }: Scene, variantId: string, done: number): Promise<string[]> => {
  const buyers = await Promise.all(
    Array.from({ length: wave }, async () => {
      const buyer = await shop.client().createGuest()
      return { buyer, cartId: await openReadyCart(buyer, variantId, mixedCards[draw(mixedCards.length)]) }
    }),
  )
  const trouble = troubles[draw(troubles.length)] ?? { mode: 'none' as const }
  await shop.sandbox().makeTrouble({ ...trouble, probability: trouble.mode === 'none' ? 1 : 0.6, seed: seed + done })
  // Half of the shoppers press twice.
  const answers = await Promise.all(
    buyers.flatMap(({ buyer, cartId }) => Array.from({ length: 1 + draw(2) }, () => place(buyer, cartId))),
  )
  await shop.sandbox().makeTrouble({ mode: 'none' })
  return answers.map((answer) => (answer.status < 400 ? answer.body.state : outcomeOf(answer)))
}

/** The shop recovers by itself; its clock is helped on by half an hour for cards that the provider never accepts. */
const waitForEnds = async ({ shop: { database } }: Scene): Promise<number> => {
  const { pool } = database
  for (const until = Date.now() + longestWait; ; await pause(1000)) {
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
