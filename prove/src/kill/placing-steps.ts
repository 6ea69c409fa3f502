import { setTimeout as pause } from 'node:timers/promises'
import { minutes } from '@lacehouse/domain/time/durations'
import { openReadyCart, place, type TestShopper } from '@lacehouse/test-kit'
import type { ProofContext } from '../proof.ts'
import { providerPatience } from '../shop/open-proof-shop.ts'

/** A cart that is being placed, the token of its shopper, and the 3-D Secure challenge that it waits for, if any. */
export type Placing = { readonly token: string; readonly cartId: string; challengeId?: string; orderNumber?: string }

/** A step of placing at which carts are held until the server is killed. */
export type PlacingStep = {
  readonly name: string
  /** The cards of the carts, in turn. */
  readonly cards: readonly string[]
  /** Sets up the hold before carts are placed; returns a function that ends it after the kill. */
  readonly hold: (context: ProofContext, variantId: string) => Promise<() => Promise<void>>
  /** Counts the carts that are at the step. */
  readonly countHeld: (context: ProofContext, cartIds: readonly string[]) => Promise<number>
}

const longHold = minutes(1)
const releaseNothing = async (): Promise<void> => undefined

/** The steps in order; a power cut at each of them leaves another state behind. */
export const placingSteps: readonly PlacingStep[] = [
  {
    name: 'the order is being written',
    cards: ['tok_success'],
    hold: (context, variantId) =>
      lock(context, 'select 1 from stock_items where variant_id = $1 for update', [variantId]),
    countHeld: (context) => countWaiting(context),
  },
  {
    name: 'the charge is on its way',
    cards: ['tok_success'],
    hold: (context) => makeTrouble(context, { mode: 'slow', phase: 'before', ms: longHold }),
    countHeld: (context, cartIds) => countAt(context, cartIds, ['authorising', false]),
  },
  {
    name: 'the charge is made and not answered',
    cards: ['tok_success'],
    hold: (context) => makeTrouble(context, { mode: 'slow', phase: 'after', ms: longHold }),
    countHeld: (context, cartIds) => countAt(context, cartIds, ['authorising', true]),
  },
  {
    name: 'the answer is being written',
    cards: ['tok_success', 'tok_declined'],
    hold: async (context) => {
      await makeTrouble(context, { mode: 'slow', phase: 'before', ms: providerPatience / 2 })
      return lockOrders(context)
    },
    countHeld: (context) => countWaiting(context),
  },
  {
    name: 'the answer is lost',
    cards: ['tok_success'],
    hold: (context) => makeTrouble(context, { mode: '500', phase: 'after' }),
    countHeld: (context, cartIds) => countAt(context, cartIds, ['checking', true]),
  },
  {
    name: 'the bank asks the shopper',
    cards: ['tok_3ds'],
    hold: async () => releaseNothing,
    countHeld: (context, cartIds) => countAt(context, cartIds, ['payment_pending', true]),
  },
]

const makeTrouble = async (
  { shop }: ProofContext,
  trouble: Parameters<ReturnType<ProofContext['shop']['sandbox']>['makeTrouble']>[0],
): Promise<() => Promise<void>> => {
  await shop.sandbox().makeTrouble(trouble)
  return releaseNothing
}

type Lock = { readonly take: (text: string, values: unknown[]) => Promise<void>; readonly release: () => Promise<void> }

/** Locks rows until the release; half of the waiting statements are terminated then, the others are carried out. */
const openLock = async ({ shop, draw }: ProofContext): Promise<Lock> => {
  const client = await shop.database.pool.connect()
  await client.query('begin')
  return {
    take: async (text, values) => {
      await client.query(text, values)
    },
    release: async () => {
      if (draw(2) === 0) await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isWaiting}`)
      await client.query('commit')
      client.release()
    },
  }
}

const lock = async (context: ProofContext, text: string, values: unknown[]): Promise<() => Promise<void>> => {
  const { take, release } = await openLock(context)
  await take(text, values)
  return release
}

/** Locks the row of each order as soon as its charge is being made. */
const lockOrders = async (context: ProofContext): Promise<() => Promise<void>> => {
  const { take, release } = await openLock(context)
  const text = `select 1 from orders where placement_step = 'authorising' for update skip locked`
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await pause(100)) await take(text, [])
  })()
  return async () => {
    isOver = true
    await watching
    await release()
  }
}

const isWaiting = `datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`

const countWaiting = async ({ shop }: ProofContext): Promise<number> => {
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as count from pg_stat_activity where ${isWaiting}`,
  )
  return rows[0].count
}

/** Counts the orders at a step whose charge the provider knows, or does not know. */
const countAt = async (
  { shop }: ProofContext,
  cartIds: readonly string[],
  [step, isKnown]: readonly [step: string, isKnown: boolean],
): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'select number from orders where cart_id = any ($1::uuid[]) and placement_step = $2',
    [cartIds, step],
  )
  const charged = new Set((await shop.sandbox().listAllPayments()).map(({ reference }) => reference))
  return rows.filter(({ number }) => charged.has(number) === isKnown).length
}

/** Makes a cart that is ready to be placed. */
export async function openPlacing({ shop }: ProofContext, variantId: string, card: string): Promise<Placing> {
  const buyer = await shop.client().createGuest()
  return { token: buyer.token, cartId: await openReadyCart(buyer, variantId, card) }
}

/** Places a cart; the reply may be missing because the server is killed meanwhile. */
export async function placeUntilKilled({ shop }: ProofContext, placing: Placing): Promise<void> {
  const answer = await place(shopperOf(shop, placing), placing.cartId).catch(() => null)
  if (!answer || answer.status >= 400) return
  placing.orderNumber = answer.body.orderNumber
  placing.challengeId = answer.body.flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details.action?.id
}

/** Answers the bank's challenge, if there is one, and returns to the shop. */
export async function returnFromBank({ shop }: ProofContext, placing: Placing): Promise<void> {
  const { challengeId, orderNumber } = placing
  if (!challengeId || !orderNumber) return
  await fetch(`${shop.sandboxUrl()}/challenge/${challengeId}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: '1234' }),
  })
  await shopperOf(shop, placing).call('checkout.patchOrder', {
    params: { orderNumber },
    body: { additionalData: { challengeId, result: 'authenticated' } },
  })
}

export function shopperOf(shop: ProofContext['shop'], { token }: Placing): TestShopper {
  return shop.client().withToken(token)
}
