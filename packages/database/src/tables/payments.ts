import type { PaymentMandate } from '@lacehouse/domain/payment/mandate'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, currency, instant, minor, updatedAt } from './columns.ts'
import { orders } from './orders.ts'

export type PaymentState =
  | 'started'
  | 'challenged'
  | 'mandated'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'voided'
  | 'refunded'
  | 'unknown'

/** The four sums are the balances of `payment_entries`, and only its trigger writes them; the use case writes the state. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    provider: text('provider').notNull(),
    providerReference: text('provider_reference'),
    idempotencyKey: text('idempotency_key').notNull(),
    method: text('method').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency().notNull(),
    state: text('state').$type<PaymentState>().notNull().default('started'),
    authorisedMinor: minor('authorised_minor').notNull().default(0),
    capturedMinor: minor('captured_minor').notNull().default(0),
    voidedMinor: minor('voided_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** The data of the card that may be shown: brand, last four digits, expiry. Never a number or a security code. */
    instrument: jsonb('instrument').$type<Record<string, unknown>>().notNull().default({}),
    /** The agreement to charge a card when goods ship; null for a payment that was authorised with the order. */
    mandate: jsonb('mandate').$type<PaymentMandate>(),
    failureReason: text('failure_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('payments_provider_reference').on(table.provider, table.providerReference),
    uniqueIndex('payments_idempotency_key').on(table.idempotencyKey),
    index('payments_by_order').on(table.orderNumber),
    index('payments_declined_mandates').on(table.orderNumber).where(sql`${table.mandate} ->> 'state' = 'declined'`),
    check('payments_amount_not_negative', sql`${table.amountMinor} >= 0`),
    check(
      'payments_state_known',
      sql`${table.state} in ('started', 'challenged', 'mandated', 'authorised', 'captured', 'declined', 'voided', 'refunded', 'unknown')`,
    ),
    check('payments_authorised_within', sql`${table.authorisedMinor} between 0 and ${table.amountMinor}`),
    check(
      'payments_taken_within',
      sql`${table.capturedMinor} >= 0 and ${table.voidedMinor} >= 0 and ${table.capturedMinor} + ${table.voidedMinor} <= ${table.authorisedMinor}`,
    ),
    check('payments_refunded_within', sql`${table.refundedMinor} between 0 and ${table.capturedMinor}`),
  ],
)

export type PaymentEntryKind = 'authorise' | 'capture' | 'void' | 'refund' | 'decline' | 'challenge'

/** Append-only, once for each event of the provider. */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind').$type<PaymentEntryKind>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency().notNull(),
    providerEventId: text('provider_event_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_entries_once').on(table.paymentId, table.providerEventId),
    check(
      'payment_entries_kind_known',
      sql`${table.kind} in ('authorise', 'capture', 'void', 'refund', 'decline', 'challenge')`,
    ),
    check('payment_entries_not_negative', sql`${table.amountMinor} >= 0`),
  ],
)

/** Notices of providers, each processed once however often it is delivered. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_received').on(table.receivedAt),
    index('webhook_events_waiting').on(table.receivedAt).where(sql`${table.processedAt} is null`),
  ],
)
