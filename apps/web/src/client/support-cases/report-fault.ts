import type { CallInput, CallReply } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { refreshCases } from './cases-query.ts'

export type FaultReport = CallInput<'supportCases.createWarranty'>['body']

/** Stores a photo, given as an address that holds its bytes; resolves to its id. Throws what the server refuses. */
export async function addPhoto(address: string): Promise<string> {
  const photo = address.slice(address.indexOf(',') + 1)
  return (await browserApi.call('supportCases.addPhoto', { body: { photo } })).photoId
}

/** Reports a fault. Under the same key a report whose answer was lost is sent again as it was. Throws what the server refuses. */
export async function reportFault(
  body: FaultReport,
  idempotencyKey: string,
): Promise<CallReply<'supportCases.createWarranty'>> {
  const reported = await browserApi.call('supportCases.createWarranty', { body }, { idempotencyKey })
  void refreshCases()
  return reported
}
