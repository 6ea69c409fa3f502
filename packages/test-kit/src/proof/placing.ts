import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createCartWith, makeReady } from '../api/fill-cart.ts'
import { callAsPage } from '../api/solve-captcha.ts'
import type { TestReply, TestShopper } from '../api/test-client.ts'
import type { Trouble } from './sandbox-control.ts'

type Placed = Awaited<ReturnType<typeof tryPlace>>

/** The store and the employee of a store session. */
export type Seller = { readonly storeId: string; readonly storeEmployeeId: string }

const tryPlace = (shopper: TestShopper, cartId: string, inStoreSalesInfo?: Seller) =>
  shopper.tryCall('checkout.placeOrder', { body: { cartId, ...(inStoreSalesInfo && { inStoreSalesInfo }) } })

/** Places the order of a cart and returns any reply. */
export function place(shopper: TestShopper, cartId: string, seller?: Seller): Promise<Placed> {
  return tryPlace(shopper, cartId, seller)
}

const mostTries = 8

/**
 * Places an order as a shopper would: repeats the request after a broken connection or a reply that the shop is too busy, and solves
 * a bot challenge.
 */
export async function placeThrough(shopper: TestShopper, cartId: string, seller?: Seller): Promise<Placed> {
  for (let tries = 1; ; tries += 1) {
    try {
      const body = { cartId, ...(seller && { inStoreSalesInfo: seller }) }
      const answer = await callAsPage(shopper, 'checkout.placeOrder', { body })
      if (answer.status !== 503 || tries === mostTries) return answer
    } catch (error) {
      if (!(error instanceof TypeError) || tries === mostTries) throw error
    }
    await sleep(500 * tries)
  }
}

/** Makes a cart with one unit of a variant, ready to be ordered with a card; returns its id. */
export async function openReadyCart(shopper: TestShopper, variantId: string, token = 'tok_success'): Promise<string> {
  const { id } = await createCartWith(shopper, variantId)
  await makeReady(shopper, id, token)
  return id
}

/** The error id of a refused call; `ok` if it was not refused. */
export function outcomeOf({ status, body }: TestReply<{ errorDetails?: readonly { errorId: string }[] }>): string {
  return status < 400 ? 'ok' : (body.errorDetails?.[0]?.errorId ?? `status ${status}`)
}

/** Counts the confirmation jobs of an order. */
export async function countMails(pool: Pool, orderNumber: string): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pgboss.job where name = 'order-mail' and data ->> 'orderNumber' = $1`,
    [orderNumber],
  )
  return rows[0].count
}

/** The kinds of trouble that the sandbox can make (T9). */
export const troubles: readonly Trouble[] = [
  { mode: 'slow', ms: 150 },
  { mode: '500', phase: 'random' },
  { mode: 'drop', phase: 'random' },
  { mode: 'garbage', phase: 'random' },
  { mode: 'none' },
]

/** Cards of all kinds, most of them good. */
export const mixedCards: readonly string[] = [
  'tok_success',
  'tok_success',
  'tok_success',
  'tok_declined',
  'tok_fraud',
  'tok_lost',
  'tok_500_before',
]

/** Makes unfinished placements older than the time after which recovery resumes them. */
export function letPlacementsAge(pool: Pool, interval = '20 seconds'): Promise<unknown> {
  return pool.query(
    `update orders set updated_at = updated_at - $1::interval where state in ('processing', 'payment_pending')`,
    [interval],
  )
}
