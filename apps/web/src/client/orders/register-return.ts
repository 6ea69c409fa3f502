import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { saveFile } from '../save-file.ts'
import { cacheOrderRecord } from './orders-query.ts'

export type ReturnItem = NonNullable<CallInput<'returns.label'>['body']['items']>[number]

type Registration = {
  readonly orderNumber: string
  /** The same for all attempts of one return, so that an answer that was lost registers nothing twice. */
  readonly returnId: string
  readonly items: readonly ReturnItem[]
  readonly way: 'parcel' | 'store'
  readonly parcels: number
}

/** Registers a return and has its label saved (ACC-08). Throws what the server refuses. */
export async function registerReturn({ orderNumber, items, ...registration }: Registration): Promise<void> {
  const params = { orderId: orderNumber }
  saveFile(await browserApi.call('returns.label', { params, body: { ...registration, items: [...items] } }))
  await cacheOrderRecord(await browserApi.call('orders.get', { params }))
}

/** Cancels a return that has not arrived (ACC-08). Throws what the server refuses, after the order's page shows the present state. */
export async function cancelReturn(orderNumber: string, returnId: string): Promise<void> {
  const params = { orderId: orderNumber }
  try {
    await browserApi.call('returns.cancel', { params: { ...params, returnId } })
  } finally {
    await cacheOrderRecord(await browserApi.call('orders.get', { params }))
  }
}

/** Fetches the label of a return once more. Throws what the server refuses. */
export async function downloadLabel(orderNumber: string, returnId: string): Promise<void> {
  saveFile(await browserApi.call('returns.label', { params: { orderId: orderNumber }, body: { returnId } }))
}
