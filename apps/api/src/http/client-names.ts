import type { IncomingHttpHeaders } from 'node:http'
import { IdentificationHeaders } from '@lacehouse/contracts'
import type { ClientNames } from './call.ts'
import { Refusal } from './refusal.ts'

const headers = {
  brand: 'brand',
  region: 'region',
  source: 'source',
  clientApp: 'x-client-app',
  transactionId: 'x-transaction-id',
} as const satisfies Record<keyof ClientNames, keyof IdentificationHeaders>

const shapes = IdentificationHeaders.shape
const names = Object.entries(headers) as [keyof ClientNames, (typeof headers)[keyof ClientNames]][]

/** Reads the names by which a client identifies itself, and refuses a malformed one. The client's access key is not read. */
export function readClientNames(given: IncomingHttpHeaders): ClientNames {
  const read: Partial<Record<keyof ClientNames, string>> = {}
  for (const [name, header] of names) {
    const value = given[header]
    if (value === undefined) continue
    if (!shapes[header].safeParse(value).success) throw new Refusal('API400', { field: header })
    read[name] = String(value)
  }
  return read
}
