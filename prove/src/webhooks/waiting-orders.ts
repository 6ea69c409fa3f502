import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { countMails, openReadyCart, place, type TestShopper } from '@lacehouse/test-kit'
import type { ProofContext } from '../proof.ts'

/** The outcomes of a payment that an order waits for. */
export const kinds = ['authorised', 'declined', 'challenged', 'voided'] as const
export type Kind = (typeof kinds)[number]

export type Waiting = {
  readonly buyer: TestShopper
  /** The shopper's cart afterwards; after a cancelled payment it is a new one with the same goods. */
  readonly cartId: string
  readonly number: string
  readonly paymentId: string
}

const cards: Readonly<Record<Kind, string>> = {
  authorised: 'tok_pending',
  declined: 'tok_pending_declined',
  challenged: 'tok_3ds',
  voided: 'tok_pending',
}
const patience = seconds(8)
const held = new Set(['authorised', 'captured', 'refunded'])

/** Places an order that waits for an event of its payment. */
export async function openWaiting(
  { shop }: ProofContext,
  { kind, variantId }: { readonly kind: Kind; readonly variantId: string },
): Promise<Waiting> {
  const buyer = await shop.client().createGuest()
  const cartId = await openReadyCart(buyer, variantId, cards[kind])
  const { body } = await place(buyer, cartId)
  const number = body.orderNumber
  const [payment] = await shop.sandbox().listPayments(number)
  const paymentId = payment?.id ?? ''
  const patch = (additionalData: { challengeId?: string; result: 'authenticated' | 'cancelled' }) =>
    buyer.call('checkout.patchOrder', { params: { orderNumber: number }, body: { additionalData } })
  // The shopper cancels, so that every later event meets a failed order.
  const left = kind === 'voided' ? (await patch({ result: 'cancelled' })).newBasketId : undefined
  if (kind === 'challenged') {
    const challengeId = body.flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details.action?.id ?? ''
    await fetch(`${shop.sandboxUrl()}/challenge/${challengeId}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: '1234' }),
    })
    // The bank approves, and the provider's reply to the shop is lost.
    await shop.sandbox().makeTrouble({ mode: 'drop', phase: 'after', times: 1 })
    await patch({ challengeId, result: 'authenticated' })
    await shop.sandbox().makeTrouble({ mode: 'none' })
  }
  return { buyer, cartId: left ?? cartId, number, paymentId }
}

/** Waits until the provider has decided about each payment; its events are still held back. */
export async function waitForProvider({ shop }: ProofContext, kind: Kind, orders: readonly Waiting[]): Promise<void> {
  const wanted = kind === 'challenged' ? 'authorised' : kind
  for (const { number } of orders)
    for (const until = Date.now() + patience; ; await pause(100)) {
      const [payment] = await shop.sandbox().listPayments(number)
      if (payment?.status === wanted || Date.now() > until) break
    }
}

/** Describes an order, its cart, its mails and its payment; reads again until they are as wanted or the patience is over. */
export async function readEnd(context: ProofContext, order: Waiting, wanted: string): Promise<string> {
  for (const until = Date.now() + patience; ; await pause(100)) {
    const found = await read(context, order)
    if (found === wanted || Date.now() > until) return found
  }
}

const read = async ({ shop }: ProofContext, { buyer, cartId, number }: Waiting): Promise<string> => {
  const { rows } = await shop.database.pool.query(
    `select (select state from orders where number = $1), (select state from carts where id = $2) as cart`,
    [number, cartId],
  )
  const cart = await buyer.call('cart.get', { params: { basketId: cartId } })
  const payments = await shop.sandbox().listPayments(number)
  const mails = await countMails(shop.database.pool, number)
  const isHeld = payments.some(({ status }) => held.has(status))
  const seen = rows[0]?.cart === cart.state ? cart.state : `${rows[0]?.cart} shown as ${cart.state}`
  return `${rows[0]?.state}, cart ${seen}, ${mails} mails, ${isHeld ? 'held' : 'not held'}`
}
