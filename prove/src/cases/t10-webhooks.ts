import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { type Kind, kinds, openWaiting, readEnd, type Waiting, waitForProvider } from '../webhooks/waiting-orders.ts'
import {
  forgeEvents,
  postLate,
  preventPolling,
  release,
  resendOften,
  resendPending,
  setHolding,
} from '../webhooks/webhook-control.ts'

const wave = 5

/** The end of an order whose events arrive once and in order. */
const wanted: Readonly<Record<Kind, string>> = {
  authorised: 'finalised, cart ordered, 1 mails, held',
  declined: 'failed, cart open, 0 mails, not held',
  challenged: 'finalised, cart ordered, 1 mails, held',
  voided: 'failed, cart open, 0 mails, not held',
}

/** The state of an order while the provider has decided and its event is still held back. */
const waiting: Readonly<Record<Kind, string>> = {
  authorised: 'payment_pending, cart ordering, 0 mails, held',
  declined: 'payment_pending, cart ordering, 0 mails, not held',
  challenged: 'payment_pending, cart ordering, 0 mails, held',
  voided: wanted.voided,
}

type WaveResult = { readonly forged: number; readonly problems: readonly string[] }

/** Events are held back while their orders wait, then delivered reversed or shuffled, ten times each, and once more a day late. */
export const t10Webhooks: Proof = {
  id: 'T10',
  title: 'webhooks ten times, in any order, late while their orders wait, a day late, and with a bad signature',
  runs: 40,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const results: WaveResult[] = []
    let done = 0
    const stop = preventPolling(shop)
    try {
      for (let nth = 0; done < runs && !isLate(); nth += 1) {
        const kind = kinds[nth % kinds.length] ?? 'authorised'
        const count = Math.min(wave, runs - done)
        await setHolding(shop, true)
        const orders = await inWaves(count, { atOnce: kind === 'challenged' ? 1 : wave }, () =>
          openWaiting(context, { kind, variantId }),
        )
        results.push(await checkWave(context, kind, { orders, nth }))
        done += count
      }
    } finally {
      stop()
      await setHolding(shop, false)
    }
    return [
      isSame('orders whose events were held back, a quarter of each kind', done, runs),
      isSame(
        'forged and outdated events accepted',
        results.reduce((sum, { forged }) => sum + forged, 0),
        0,
      ),
      isEmpty(
        'orders that did not wait for their event, or end otherwise than after one delivery in order',
        results.flatMap(({ problems }) => problems),
      ),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

type Wave = { readonly orders: readonly Waiting[]; readonly nth: number }

const checkWave = async (context: ProofContext, kind: Kind, { orders, nth }: Wave): Promise<WaveResult> => {
  const { shop, seed } = context
  const problems: string[] = []
  const check = async (when: string, expected: string): Promise<void> => {
    for (const order of orders) {
      const end = await readEnd(context, order, expected)
      if (end !== expected) problems.push(`${kind} ${order.number} ${when}: ${end}`)
    }
  }
  let forged = 0
  for (const order of orders) forged += await forgeEvents(shop, order.number)
  // Ten more events of a pending payment: the order goes on waiting.
  for (const order of orders) await resendPending(shop, order.paymentId)
  await waitForProvider(context, kind, orders)
  await check('before its event', waiting[kind])
  await release(shop, nth % 2 === 0 ? { order: 'reversed' } : { order: 'shuffled', seed: seed + nth })
  for (const order of orders)
    await resendOften(shop, order.paymentId, { order: nth % 2 === 0 ? 'shuffled' : 'reversed', seed: seed + nth })
  await check('after ten of each', wanted[kind])
  for (const order of orders) forged += await postLate(shop, order)
  await check('a day later', wanted[kind])
  return { forged, problems }
}
