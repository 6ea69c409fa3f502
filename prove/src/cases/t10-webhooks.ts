import { setTimeout as pause } from 'node:timers/promises'
import { countMails, openReadyCart, place, signWebhook } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type Scene } from '../proof.ts'

const patience = 15_000

export const t10Webhooks: Proof = {
  id: 'T10',
  title: 'webhooks ten times, in any order, a day late, with a bad signature',
  runs: 20,
  prove: async (scene) => {
    const { shop, runs } = scene
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const ends = await inWaves(runs, { atOnce: 5, isLate: scene.isLate }, (nth) => tellOften(scene, variantId, nth))
    return [
      isSame('orders finalised', ends.filter(({ state }) => state === 'finalised').length, runs),
      isSame('orders with one mail', ends.filter(({ mails }) => mails === 1).length, runs),
      isSame(
        'forged notices taken in',
        ends.reduce((sum, { forged }) => sum + forged, 0),
        0,
      ),
      isSame('orders that late notices changed', ends.filter(({ before, after }) => before !== after).length, 0),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const tellOften = async (scene: Scene, variantId: string, nth: number) => {
  const { shop, seed } = scene
  const buyer = await shop.client().createGuest()
  const cartId = await openReadyCart(buyer, variantId, 'tok_pending')
  const { body: order } = await place(buyer, cartId)
  const number = order.orderNumber
  const forged = await forge(scene, number)
  const read = async (): Promise<string> =>
    (await buyer.call('checkout.getOrder', { params: { orderNumber: number } })).state
  const state = await waitFor(read, 'finalised')
  const [payment] = await shop.sandbox().listPayments(number)
  const resend = () =>
    askSandbox(scene, `/v1/payments/${payment?.id}/webhooks/resend`, { times: 10, order: 'shuffled', seed: seed + nth })
  await resend()
  const before = await rowOf(scene, number)
  await shop.database.pool.query(`update orders set placed_at = placed_at - interval '1 day' where number = $1`, [
    number,
  ])
  await resend()
  await pause(1500)
  return {
    state,
    forged,
    mails: await countMails(shop.database.pool, number),
    before,
    after: await rowOf(scene, number),
  }
}

const rowOf = async ({ shop }: Scene, number: string): Promise<string> => {
  const { rows } = await shop.database.pool.query(
    `select o.state, o.placement_step, o.total_minor, p.state as paid, p.authorised_minor, p.voided_minor
    from orders o left join payments p on p.order_number = o.number where o.number = $1`,
    [number],
  )
  return JSON.stringify(rows)
}

/** Notices that the payment failed, signed by somebody else, or long ago. */
const forge = async ({ shop }: Scene, reference: string): Promise<number> => {
  const payment = {
    id: 'pay_x',
    status: 'declined',
    reference,
    amount: 1,
    authorisedAmount: 0,
    declineReason: 'do_not_honour',
    challenge: null,
    sequence: 99,
  }
  const body = JSON.stringify({ id: `evt_forged_${reference}`, type: 'payment.declined', sequence: 99, payment })
  const signatures = [
    signWebhook(body, 'another secret that is long enough', new Date()),
    signWebhook(body, shop.secrets.webhookSecret, new Date(Date.now() - 86_400_000)),
    't=1,v1=00',
  ]
  const answers = await Promise.all(
    signatures.map((signature) =>
      fetch(`${shop.url()}/webhooks/payments/lacepay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'lacepay-signature': signature },
        body,
      }),
    ),
  )
  return answers.filter(({ ok }) => ok).length
}

const askSandbox = async ({ shop }: Scene, path: string, body: unknown): Promise<void> => {
  const headers = { authorization: `Bearer ${shop.secrets.apiKey}`, 'content-type': 'application/json' }
  await fetch(`${shop.sandboxUrl()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const waitFor = async (read: () => Promise<string>, wanted: string): Promise<string> => {
  for (const until = Date.now() + patience; ; await pause(200)) {
    const found = await read()
    if (found === wanted || Date.now() > until) return found
  }
}
