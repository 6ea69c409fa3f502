import { randomInt } from 'node:crypto'
import { makeOrderNumber } from '@lacehouse/domain/order/order-number'
import type { OrderState } from '@lacehouse/domain/order/order-state'
import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusedByCheck, isTaken } from './errors.ts'
import { carts } from './tables/carts.ts'
import { contentDocuments } from './tables/content.ts'
import { orders } from './tables/orders.ts'
import { type PaymentEntryKind, paymentEntries, payments, webhookEvents } from './tables/payments.ts'

let scratch: TestDatabase

beforeAll(async () => {
  scratch = await createTestDatabase()
})

afterAll(() => scratch.drop())

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => null,
    (error) => error,
  )

const addCart = async (): Promise<string> => {
  const owner = { siteId: 'DE', ownerKind: 'guest' as const, ownerId: 'g1' }
  const [row] = await scratch.db.drizzle
    .insert(carts)
    .values({ ...owner, doc: sql`'{"lines": []}'::jsonb`, expiresAt: new Date('2027-01-01') })
    .returning({ id: carts.id })
  return row?.id ?? ''
}

const addOrder = async (cartId: string, state: OrderState = 'processing'): Promise<string> => {
  const owner = { siteId: 'DE', locale: 'de-de', ownerKind: 'guest' as const, ownerId: 'g1', email: 'a@example.com' }
  const number = makeOrderNumber(randomInt)
  await scratch.db.drizzle
    .insert(orders)
    .values({ ...owner, number, cartId, state, doc: sql`'{}'::jsonb`, currency: 'EUR', totalMinor: 12_900 })
  return number
}

const addPayment = async (idempotencyKey: string, providerReference?: string): Promise<string> => {
  const orderNumber = await addOrder(await addCart())
  const [row] = await scratch.db.drizzle
    .insert(payments)
    .values({
      orderNumber,
      provider: 'sandbox',
      providerReference,
      idempotencyKey,
      method: 'CREDIT_CARD',
      amountMinor: 12_900,
      currency: 'EUR',
    })
    .returning({ id: payments.id })
  return row?.id ?? ''
}

test('parallel placements of one cart make one order [T6]', async () => {
  const cartId = await addCart()
  const tries = await Promise.all(Array.from({ length: 20 }, () => failureOf(addOrder(cartId))))
  expect(tries.filter((failure) => failure === null)).toHaveLength(1)
  expect(tries.filter((failure) => isTaken(failure, 'orders_one_a_cart'))).toHaveLength(19)
})

test('a cart whose order failed can be placed again', async () => {
  const cartId = await addCart()
  const first = await addOrder(cartId)
  await scratch.db.drizzle.update(orders).set({ state: 'failed' }).where(eq(orders.number, first))
  const second = await addOrder(cartId)
  expect(second).not.toBe(first)
  expect(isTaken(await failureOf(addOrder(cartId)))).toBe(true)
})

test('an order that waits for its payment has an end, a finalised one a time', async () => {
  expect(isRefusedByCheck(await failureOf(addOrder(await addCart(), 'payment_pending')))).toBe(true)
  expect(isRefusedByCheck(await failureOf(addOrder(await addCart(), 'finalised')))).toBe(true)
})

test('a payment is charged under one key and one reference of the provider', async () => {
  await addPayment('key-1', 'ref-1')
  expect(isTaken(await failureOf(addPayment('key-1')), 'payments_idempotency_key')).toBe(true)
  expect(isTaken(await failureOf(addPayment('key-2', 'ref-1')), 'payments_provider_reference')).toBe(true)
  await addPayment('key-3')
  await addPayment('key-4')
})

const enter = (paymentId: string, entry: { kind: PaymentEntryKind; amountMinor: number; currency?: string }) =>
  failureOf(
    scratch.db.drizzle
      .insert(paymentEntries)
      .values({ paymentId, currency: 'EUR', providerEventId: `${entry.kind}-${entry.amountMinor}`, ...entry }),
  )

test('no more is captured than was authorised and no more refunded than captured', async () => {
  const id = await addPayment('key-5')
  expect(isRefusedByCheck(await enter(id, { kind: 'capture', amountMinor: 1 }), 'payments_taken_within')).toBe(true)
  expect(
    isRefusedByCheck(await enter(id, { kind: 'authorise', amountMinor: 12_901 }), 'payments_authorised_within'),
  ).toBe(true)
  expect(await enter(id, { kind: 'authorise', amountMinor: 12_900 })).toBeNull()
  expect(await enter(id, { kind: 'capture', amountMinor: 9_000 })).toBeNull()
  expect(isRefusedByCheck(await enter(id, { kind: 'void', amountMinor: 4_000 }), 'payments_taken_within')).toBe(true)
  expect(await enter(id, { kind: 'void', amountMinor: 3_900 })).toBeNull()
  expect(isRefusedByCheck(await enter(id, { kind: 'refund', amountMinor: 9_001 }), 'payments_refunded_within')).toBe(
    true,
  )
  expect(await enter(id, { kind: 'refund', amountMinor: 9_000 })).toBeNull()
  expect(
    isRefusedByCheck(
      await enter(id, { kind: 'authorise', amountMinor: 5, currency: 'USD' }),
      'payment_entries_currency',
    ),
  ).toBe(true)
  const [row] = await scratch.db.drizzle.select().from(payments).where(eq(payments.id, id))
  expect(row).toMatchObject({ authorisedMinor: 12_900, capturedMinor: 9_000, voidedMinor: 3_900, refundedMinor: 9_000 })
})

test('an event of the provider and its webhook are recorded once [T10]', async () => {
  const id = await addPayment('key-6')
  expect(await enter(id, { kind: 'authorise', amountMinor: 100 })).toBeNull()
  expect(isTaken(await enter(id, { kind: 'authorise', amountMinor: 100 }), 'payment_entries_once')).toBe(true)
  const event = { provider: 'sandbox', eventId: 'e1', kind: 'authorised', payload: {} }
  await scratch.db.drizzle.insert(webhookEvents).values(event)
  expect(isTaken(await failureOf(scratch.db.drizzle.insert(webhookEvents).values(event)))).toBe(true)
})

test('of a content document at most one version is published', async () => {
  const document = {
    siteId: 'DE',
    locale: 'de-de',
    doctype: 'page',
    slug: 'home',
    body: {},
    status: 'published' as const,
  }
  await scratch.db.drizzle.insert(contentDocuments).values({ ...document, version: 1 })
  const second = failureOf(scratch.db.drizzle.insert(contentDocuments).values({ ...document, version: 2 }))
  expect(isTaken(await second, 'content_documents_published')).toBe(true)
  await scratch.db.drizzle.insert(contentDocuments).values({ ...document, version: 2, status: 'draft' })
})
