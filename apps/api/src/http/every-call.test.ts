import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { z } from 'zod'
import { toSample } from './to-sample.ts'

// The test derives from the contracts, so that it covers new calls without a change.
const all = Object.entries<CallContract>(calls) as [CallId, CallContract][]

const sampleOf = (schema: z.ZodType): unknown =>
  toSample(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as object)

const send = (
  api: TestApi,
  contract: CallContract,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
): Promise<Response> => {
  const params = (contract.params ? sampleOf(contract.params) : {}) as Record<string, string>
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'))
  return fetch(`${api.url}${path}?${requiredQuery(contract)}`, {
    method: contract.method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

const requiredQuery = ({ query }: CallContract): string => {
  if (!query) return ''
  const { required = [] } = z.toJSONSchema(query, { target: 'draft-7', io: 'input' }) as { required?: string[] }
  const sample = sampleOf(query) as Record<string, unknown>
  return new URLSearchParams(Object.fromEntries(required.map((name) => [name, String(sample[name])]))).toString()
}

/** Reads a reply as the contract declares it: a value, or a file. */
const readReply = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  return type.includes('json') ? response.json() : new File([await response.blob()], 'reply', { type })
}

const errorOf = async (response: Response): Promise<[number, string | undefined]> => {
  const { errorDetails } = (await response.json()) as { errorDetails?: { errorId: string }[] }
  return [response.status, errorDetails?.[0]?.errorId]
}

test.for(all.filter(([, { session }]) => session !== 'none'))(
  '%s without a session is AUT432',
  async ([_id, contract], { api }) => {
    const body = contract.body ? sampleOf(contract.body) : undefined
    expect(await errorOf(await send(api, contract, { body }))).toEqual([401, 'AUT432'])
    expect(await errorOf(await send(api, contract, { body, headers: { authorization: 'Bearer forged' } }))).toEqual([
      401,
      'AUT432',
    ])
  },
)

/** Makes the headers of a session of the kind that the call requires. */
const getCredentials = async (api: TestApi, contract: CallContract): Promise<Record<string, string>> => {
  if (contract.session !== 'backoffice') return { authorization: `Bearer ${await getToken(api, contract)}` }
  return { cookie: (await openBackoffice(api, { rights: staffRights })).cookie, origin: api.url }
}

/** Makes a session of the storefront of the kind that the call requires. */
const getToken = async (api: TestApi, { session, agents = 'refused' }: CallContract): Promise<string> => {
  if (session === 'none' || session === 'guest') return (await api.client.createGuest()).token
  // What agents need a right for they do for a customer only.
  const consumerType = agents === 'refused' ? 'AGENT' : 'STORE_EMPLOYEE'
  return api.deps.tokens.issue({ kind: 'consumer', id: 'A-1', consumerType, siteId: 'LH-US' }).accessToken
}
test.for(all.filter(([, { session }]) => session === 'consumer'))(
  '%s is AUT404 to a guest [AUTH-13]',
  async ([_id, contract], { api }) => {
    const { token } = await api.client.createGuest()
    const body = contract.body ? sampleOf(contract.body) : undefined
    const headers = { authorization: `Bearer ${token}` }
    expect(await errorOf(await send(api, contract, { body, headers }))).toEqual([403, 'AUT404'])
  },
)

test.for(all.filter(([, { body }]) => body !== undefined))(
  '%s refuses a body of another shape and unknown fields',
  async ([_id, contract], { api }) => {
    const headers = await getCredentials(api, contract)
    expect(await errorOf(await send(api, contract, { body: [1, 2, 3], headers }))).toEqual([400, 'API400'])
    const sample = sampleOf(contract.body as z.ZodType) as object
    expect(await errorOf(await send(api, contract, { body: { ...sample, owner: 'me' }, headers }))).toEqual([
      400,
      'API400',
    ])
  },
)

test.for(all)('%s has a mock reply of its shape outside production [CALL-03]', async ([_id, contract], { api }) => {
  const body = contract.body ? sampleOf(contract.body) : undefined
  const response = await send(api, contract, { body, headers: { 'x-mock': 'sample' } })
  expect(response.status).toBe(contract.status ?? 200)
  expect(contract.reply.safeParse(await readReply(response)).error?.issues ?? []).toEqual([])
})
