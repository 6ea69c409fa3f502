import type { InvoiceContent, InvoiceKind } from '@lacehouse/domain/invoice/invoice'
import type { SiteSeller } from '@lacehouse/domain/site/site'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** The content of an invoice, apart from its buyer, whom the order names. */
export type StoredInvoice = InvoiceContent & {
  readonly seller: SiteSeller
  /** The keys of the cancellations that the invoice holds no more. */
  readonly deducted: readonly string[]
}

/** The last number of each series. A transaction that issues locks the row until it ends, so that no number is left out. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    siteId: text('site_id').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind] })],
)

/** Append-only: invoices and credit notes as they were issued (decision 0060). */
export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** The place in the series of the site and the kind, from 1. */
    position: integer('position').notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    /** The key of the return that a credit note is about; empty for an invoice. */
    reference: text('reference').notNull(),
    doc: jsonb('doc').$type<StoredInvoice>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    check('invoices_kind_known', sql`${table.kind} in ('invoice', 'credit_note')`),
    uniqueIndex('invoices_once').on(table.orderNumber, table.kind, table.reference),
    uniqueIndex('invoices_in_series').on(table.siteId, table.kind, table.position),
  ],
)
