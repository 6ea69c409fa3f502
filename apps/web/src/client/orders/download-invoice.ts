import { browserApi } from '../api/browser-api.ts'
import { saveFile } from '../save-file.ts'

/** Fetches the invoice of an order, or the credit note of a number, and hands it to the browser (ACC-09). Throws what the server refuses. */
export async function downloadInvoice(orderNumber: string, invoiceNumber?: string): Promise<void> {
  const body = { orderNumber, ...(invoiceNumber && { invoiceNumber }) }
  saveFile(await browserApi.call('orders.downloadInvoice', { body }))
}
