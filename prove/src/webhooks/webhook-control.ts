import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { signWebhook } from '@lacehouse/test-kit'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import type { Waiting } from './waiting-orders.ts'

type Order = { readonly order: 'reversed' | 'shuffled'; readonly seed?: number }

const times = 10
const day = 86_400_000

const askSandbox = async (shop: ProofShop, path: string, body: unknown): Promise<void> => {
  const headers = { authorization: `Bearer ${shop.secrets.apiKey}`, 'content-type': 'application/json' }
  const answer = await fetch(`${shop.sandboxUrl()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
}

/** Makes the provider hold back its events from now on, or deliver them again. */
export function setHolding(shop: ProofShop, hold: boolean): Promise<void> {
  return askSandbox(shop, '/v1/test/webhooks', { hold })
}

/** Keeps waiting orders so young that the shop does not ask the provider about them, until the returned function is called. */
export function preventPolling({ database }: ProofShop): () => void {
  const text = `update orders set updated_at = now() where state = 'payment_pending'`
  const timer = setInterval(() => void database.pool.query(text).catch(() => undefined), seconds(2))
  return () => clearInterval(timer)
}

export function release(shop: ProofShop, order: Order): Promise<void> {
  return askSandbox(shop, '/v1/test/webhooks/release', order)
}

/** Sends ten more events of a pending payment, which change nothing. */
export function resendPending(shop: ProofShop, paymentId: string): Promise<void> {
  return askSandbox(shop, `/v1/payments/${paymentId}/webhooks/resend`, { times, type: 'payment.pending' })
}

/** Sends every event of a payment so far ten times. */
export function resendOften(shop: ProofShop, paymentId: string, order: Order): Promise<void> {
  return askSandbox(shop, `/v1/payments/${paymentId}/webhooks/resend`, { times, ...order })
}

const post = async (shop: ProofShop, body: string, signature: string): Promise<number> => {
  const answer = await fetch(`${shop.url()}/webhooks/payments/lacepay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'lacepay-signature': signature },
    body,
  })
  return answer.status
}

const toBody = (payment: object, type: string, at: Date): string =>
  JSON.stringify({ id: `evt_${randomUUID()}`, type, sequence: 99, createdAt: at.toISOString(), payment })

/** Sends contradicting events with a foreign secret, with a signature of yesterday, and with a bad signature; returns the number accepted. */
export async function forgeEvents(shop: ProofShop, reference: string): Promise<number> {
  const [payment] = await shop.sandbox().listPayments(reference)
  const now = new Date()
  const bodies = [
    toBody(
      { ...payment, status: 'declined', authorisedAmount: 0, declineReason: 'do_not_honour' },
      'payment.failed',
      now,
    ),
    toBody({ ...payment, status: 'authorised', authorisedAmount: payment?.amount }, 'payment.authorised', now),
  ]
  const statuses = await Promise.all(
    bodies.flatMap((body) => [
      post(shop, body, signWebhook(body, 'another secret that is long enough', now)),
      post(shop, body, signWebhook(body, shop.secrets.webhookSecret, new Date(now.getTime() - day))),
      post(shop, body, 't=1,v1=00'),
    ]),
  )
  return statuses.filter((status) => status < 400).length
}

/** Makes an order a day older, then posts events of yesterday with new and with old signatures; returns the number of old signatures accepted. */
export async function postLate(shop: ProofShop, { number, paymentId }: Waiting): Promise<number> {
  await shop.database.pool.query(
    `update orders set placed_at = placed_at - interval '1 day', updated_at = updated_at - interval '1 day',
      finalised_at = finalised_at - interval '1 day',
      doc = jsonb_set(doc, '{placedAt}', to_jsonb((doc ->> 'placedAt')::numeric - ${day})) where number = $1`,
    [number],
  )
  const [payment] = await shop.sandbox().listPayments(number)
  const yesterday = new Date(Date.now() - day)
  let outdated = 0
  for (const [status, type] of [
    ['authorised', 'payment.authorised'],
    ['declined', 'payment.failed'],
    ['voided', 'payment.voided'],
    ['pending', 'payment.pending'],
  ] as const) {
    const body = toBody(
      { ...payment, status, authorisedAmount: payment?.amount ?? 0, declineReason: null },
      type,
      yesterday,
    )
    if ((await post(shop, body, signWebhook(body, shop.secrets.webhookSecret, yesterday))) < 400) outdated += 1
    await post(shop, body, signWebhook(body, shop.secrets.webhookSecret, new Date()))
  }
  await resendOften(shop, paymentId, { order: 'reversed' })
  await pause(500)
  return outdated
}
