import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { issueMissingInvoices } from '../../core/invoices/issue-invoices.ts'
import { renderInvoice } from '../../core/invoices/render-invoice.ts'
import { findReadableOrder } from '../../core/placement/find-readable-order.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

export type InvoiceDeps = Pick<Deps, 'database' | 'placements' | 'sites'>

/**
 * Replies with an invoice or a credit note of an order as a PDF. Both are issued when goods leave or go back; an order of before there
 * were invoices gets its own here (ACC-09).
 */
export function downloadInvoice(deps: InvoiceDeps): Handler<'orders.downloadInvoice'> {
  return async (call) => {
    const { orderNumber, invoiceNumber } = call.body
    const placement = await findReadableOrder(deps, call, orderNumber)
    if (!placement || placement.state === 'failed') throw new Refusal('OHS4004')
    const all = await issueMissingInvoices(deps.database.pool, orderNumber, deps.sites)
    const invoice = all.find(({ kind }) => kind === 'invoice')
    const issued = invoiceNumber === undefined ? invoice : all.find(({ number }) => number === invoiceNumber)
    const site = findSiteById(deps.sites, placement.doc.siteId)
    if (!issued || !invoice || !site) {
      const message = formatMessage(call.locale, 'documents.none')
      throw new Refusal('OHS4004', { field: 'invoiceNumber', message })
    }
    const bytes = await renderInvoice({ issued, order: placement.doc, site, invoiceNumber: invoice.number })
    return new File([new Uint8Array(bytes)], `${issued.number}.pdf`, { type: 'application/pdf' })
  }
}
