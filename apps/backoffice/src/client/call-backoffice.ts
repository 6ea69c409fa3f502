import type { BackofficeCallId, CallInput, CallReply } from '@lacehouse/contracts'
import { backofficeCallTable } from '@lacehouse/contracts/backoffice-call-table.gen'
import { BackofficeError, type ErrorFacts } from './backoffice-error.ts'

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** Makes a call of the back office with the cookie of the session; throws `BackofficeError` where it is refused or does not arrive. */
export async function callBackoffice<Id extends BackofficeCallId>(
  id: Id,
  input: CallInput<Id>,
): Promise<CallReply<Id>> {
  const [method = 'GET'] = backofficeCallTable[id].split(' ')
  const { body } = input as Parts
  const response = await fetch(toAddress(id, input), {
    method,
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => null)
  if (!response) throw new BackofficeError(0, null)
  const reply = (await response.json().catch(() => null)) as {
    errorDetails?: ({ errorId: string; message: string } & ErrorFacts)[]
  }
  if (response.ok) return reply as CallReply<Id>
  const [detail] = reply?.errorDetails ?? []
  throw new BackofficeError(response.status, detail ?? null)
}

/** Writes the address of a call, for a link to a file. */
export function toAddress<Id extends BackofficeCallId>(id: Id, input: CallInput<Id>): string {
  const [, template = ''] = backofficeCallTable[id].split(' ')
  const { params, query } = input as Parts
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams({ locale: document.documentElement.dataset.locale ?? 'en-us' })
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return `${path}?${search}`
}
