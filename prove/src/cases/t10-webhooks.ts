import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { forgeNotices, keepYoung, postLate, release, resendOften, resendPending, setHold } from '../webhooks/notices.ts'
import { type Kind, kinds, openWaiting, readEnd, settleAtProvider, type Waiting } from '../webhooks/waiting-orders.ts'

const wave = 5

/** What one delivery in order leads to. */
const wanted: Readonly<Record<Kind, string>> = {
  authorised: 'finalised, cart ordered, 1 mails, held',
  declined: 'failed, cart open, 0 mails, not held',
  challenged: 'finalised, cart ordered, 1 mails, held',
  voided: 'failed, cart open, 0 mails, not held',
}

/** Before anybody tells the shop: the provider has made up its mind already. */
const waiting: Readonly<Record<Kind, string>> = {
  authorised: 'payment_pending, cart ordering, 0 mails, held',
  declined: 'payment_pending, cart ordering, 0 mails, not held',
  challenged: 'payment_pending, cart ordering, 0 mails, held',
  voided: wanted.voided,
}

type Told = { readonly forged: number; readonly faults: readonly string[] }

/** Notices are held back while their orders wait for them, then come reversed, ten times, shuffled, and once more a day late. */
export const t10Webhooks: Proof = {
  id: 'T10',
  title: 'webhooks ten times, in any order, while they are waited for and a day late, with a bad signature',
  runs: 40,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const told: Told[] = []
    let done = 0
    const stop = keepYoung(shop)
    try {
      for (let nth = 0; done < runs && !isLate(); nth += 1) {
        const kind = kinds[nth % kinds.length] ?? 'authorised'
        const count = Math.min(wave, runs - done)
        await setHold(shop, true)
        const orders = await inWaves(count, { atOnce: kind === 'challenged' ? 1 : wave }, () =>
          openWaiting(context, { kind, variantId }),
        )
        told.push(await tell(context, kind, { orders, nth }))
        done += count
      }
    } finally {
      stop()
      await setHold(shop, false)
    }
    return [
      isSame('orders whose notices were held back, a quarter of each kind', done, runs),
      isSame(
        'forged and outdated notices taken in',
        told.reduce((sum, { forged }) => sum + forged, 0),
        0,
      ),
      isEmpty(
        'orders that did not wait for their notice, or are not what one in order makes of them',
        told.flatMap(({ faults }) => faults),
      ),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

type Wave = { readonly orders: readonly Waiting[]; readonly nth: number }

const tell = async (context: ProofContext, kind: Kind, { orders, nth }: Wave): Promise<Told> => {
  const { shop, seed } = context
  const faults: string[] = []
  const check = async (when: string, expected: string): Promise<void> => {
    for (const order of orders) {
      const end = await readEnd(context, order, expected)
      if (end !== expected) faults.push(`${kind} ${order.number} ${when}: ${end}`)
    }
  }
  let forged = 0
  for (const order of orders) forged += await forgeNotices(shop, order.number)
  // That they are pending, ten times over: they go on waiting.
  for (const order of orders) await resendPending(shop, order.paymentId)
  await settleAtProvider(context, kind, orders)
  await check('before its notice', waiting[kind])
  await release(shop, nth % 2 === 0 ? { order: 'reversed' } : { order: 'shuffled', seed: seed + nth })
  for (const order of orders)
    await resendOften(shop, order.paymentId, { order: nth % 2 === 0 ? 'shuffled' : 'reversed', seed: seed + nth })
  await check('after ten of each', wanted[kind])
  for (const order of orders) forged += await postLate(shop, order)
  await check('a day later', wanted[kind])
  return { forged, faults }
}
