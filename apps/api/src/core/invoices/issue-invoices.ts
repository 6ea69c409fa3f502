import { inTransaction } from '@lacehouse/database'
import { planInvoices } from '@lacehouse/domain/invoice/plan-invoices'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { Pool, PoolClient } from 'pg'
import { type FulfilmentOrder, fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import { type IssuedInvoice, invoicesQueries } from './invoices.queries.ts'

type Order = Pick<FulfilmentOrder, 'number' | 'siteId' | 'state' | 'doc' | 'shipments' | 'returns'>

/**
 * Issues the documents that an order lacks (decision 0060). The caller's transaction holds the lock on the order, and writes nothing
 * afterwards, because the rows of the series stay locked until it ends.
 */
export async function issueInvoices(client: PoolClient, order: Order, sites: readonly Site[]): Promise<void> {
  const seller = findSiteById(sites, order.siteId)?.seller
  if (!seller) throw new Error(`order ${order.number} is of a site that is no more: ${order.siteId}`)
  const issued = await invoicesQueries.list(client, order.number)
  const plans = planInvoices(order.doc, { ...order, issued: issued.map(toIssued) })
  for (const { kind, reference, deducted, content } of plans) {
    const doc = { ...content, seller, deducted }
    await invoicesQueries.issue(client, { siteId: order.siteId, kind, orderNumber: order.number, reference, doc })
  }
}

/** Issues what an order lacks in a transaction of its own, for an order of before there were invoices; lists all of its documents. */
export function issueMissingInvoices(
  pool: Pool,
  orderNumber: string,
  sites: readonly Site[],
): Promise<readonly IssuedInvoice[]> {
  return inTransaction(pool, async (client) => {
    const order = await fulfilmentQueries.lock(client, orderNumber)
    if (order) await issueInvoices(client, order, sites)
    return invoicesQueries.list(client, orderNumber)
  })
}

const toIssued = ({ kind, reference, doc: { deducted } }: IssuedInvoice) => ({ kind, reference, deducted })
