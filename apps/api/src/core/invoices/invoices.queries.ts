import {
  type Executor,
  execute,
  float,
  invoices,
  json,
  listRows,
  param,
  type RowOf,
  type StoredInvoice,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { PoolClient } from 'pg'

const orderNumber = param('orderNumber', text)
const siteId = param('siteId', text)
const kind = param('kind', invoices.kind)

const listOfOrder = statement({
  name: 'invoices-of-order',
  row: {
    number: invoices.number,
    kind: invoices.kind,
    reference: invoices.reference,
    doc: invoices.doc,
    issuedAt: float,
  },
  sql: sql`select number, kind, reference, doc, extract(epoch from issued_at)::float8 * 1000 as "issuedAt"
    from invoices where order_number = ${orderNumber} order by issued_at, kind desc, position`,
})

// The row of the series is locked until the transaction ends, so that a number is never left out: a transaction that fails gives it
// back. The moment is taken under the lock, so that moments rise with the numbers.
const issue = statement({
  name: 'invoices-issue',
  sql: sql`
    with next as (
      insert into invoice_series as s (site_id, kind, last) values (${siteId}, ${kind}, 1)
      on conflict (site_id, kind) do update set last = s.last + 1 returning last
    )
    insert into invoices (number, site_id, kind, position, order_number, reference, doc, issued_at)
    select ${siteId} || case when ${kind} = 'invoice' then '-I-' else '-C-' end || lpad(last::text, 7, '0'), ${siteId}, ${kind},
      last, ${orderNumber}, ${param('reference', text)}, ${param('doc', json<StoredInvoice>())}, clock_timestamp()
    from next`,
})

/** An invoice or a credit note as it was issued, without its buyer. */
export type IssuedInvoice = RowOf<typeof listOfOrder>

type NewInvoice = {
  readonly siteId: string
  readonly kind: IssuedInvoice['kind']
  readonly orderNumber: string
  readonly reference: string
  readonly doc: StoredInvoice
}

/** The statements on invoices. */
export const invoicesQueries = {
  /** Lists the documents of an order, the oldest first. */
  list: (executor: Executor, number: string): Promise<readonly IssuedInvoice[]> =>
    listRows(executor, listOfOrder, { orderNumber: number }),
  /** Issues a document under the next number of its series; the last statement of its transaction, which holds the series from here. */
  issue: async (client: PoolClient, invoice: NewInvoice): Promise<void> => {
    await execute(client, issue, invoice)
  },
} as const
