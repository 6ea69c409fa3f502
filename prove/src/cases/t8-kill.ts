import { setTimeout as pause } from 'node:timers/promises'
import { openReadyCart, place } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type Scene } from '../proof.ts'

const cartsInRound = 20
const recoveredWithin = 30_000

/** Each run kills the server once, with carts at all steps of placing. */
export const t8Kill: Proof = {
  id: 'T8',
  title: 'kill -9 of the server at any step of placing, then restart',
  runs: 10,
  prove: async (scene) => {
    const { shop, runs, isLate } = scene
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const rounds = await inWaves(runs, { atOnce: 1, isLate }, (nth) => killOnce(scene, nth))
    const ends = rounds.flat()
    const numbers = ends.flatMap(({ end }) => (end === 'open' || end === null ? [] : [end]))
    return [
      isSame('kills', rounds.length, runs),
      isSame('carts neither ordered nor open after 30 s', ends.filter(({ end }) => end === null).length, 0),
      isSame('orders that share a number', numbers.length - new Set(numbers).size, 0),
      isSame('orders without exactly one charge', ends.filter(({ isRight }) => !isRight).length, 0),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
      {
        what: 'carts ordered / open',
        found: `${numbers.length} / ${ends.length - numbers.length}`,
        wanted: 'any',
        holds: true,
      },
    ]
  },
}

type Ended = { readonly end: string | null; readonly isRight: boolean }

const killOnce = async ({ shop, draw }: Scene, nth: number): Promise<Ended[]> => {
  const carts = await inWaves(cartsInRound, { atOnce: 10 }, async () => {
    const buyer = await shop.client().createGuest()
    return { token: buyer.token, cartId: await openReadyCart(buyer, shop.variantIds[draw(8)] ?? '') }
  })
  // Most charges take their time, so that kills fall within and around them.
  await shop.sandbox().makeTrouble({ mode: 'slow', ms: 100 + draw(200), probability: 0.6, seed: nth + 1 })
  const placing = carts.map(async ({ token, cartId }) => {
    await pause(draw(300))
    await place(shop.client().withToken(token), cartId).catch(() => undefined)
  })
  await pause(20 + draw(500))
  await shop.kill()
  await Promise.all(placing)
  await shop.start()
  const until = Date.now() + recoveredWithin
  return Promise.all(
    carts.map(async ({ token, cartId }) => {
      const end = await waitForEnd(() => findEnd(shop, token, cartId), until)
      const payments = end === null || end === 'open' ? [] : await shop.sandbox().listPayments(end)
      const charges = payments.filter(({ status }) => status === 'authorised').length
      return { end, isRight: charges === (end === 'open' || end === null ? 0 : 1) }
    }),
  )
}

const findEnd = async (shop: Scene['shop'], token: string, basketId: string): Promise<string | null> => {
  const cart = await shop.client().withToken(token).call('cart.get', { params: { basketId } })
  if (cart.state === 'open') return 'open'
  return cart.state === 'ordered' ? (cart.orderNumber ?? null) : null
}

const waitForEnd = async (find: () => Promise<string | null>, until: number): Promise<string | null> => {
  for (;;) {
    const end = await find()
    if (end !== null || Date.now() > until) return end
    await pause(250)
  }
}
