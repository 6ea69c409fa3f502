import { type CallContract, calls, type ErrorReply, listAnswerableErrors } from '@lacehouse/contracts'
import { addConsumer, solveCaptcha, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { documentedCalls } from '@lacehouse/test-kit/proof/documented-calls'
import { expect } from 'vitest'
import { z } from 'zod'
import { toSample } from './to-sample.ts'

/** A path whose parameters may have any names. */
const toShape = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}')

const contracts = new Map(
  Object.values<CallContract>(calls).map((contract) => [`${contract.method} ${toShape(contract.path)}`, contract]),
)

const { social, ...listed } = documentedCalls
const all = Object.values(documentedCalls).flat()

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>

test('each of the 122 documented calls and those of social media has one contract at its path and method, which is in the OpenAPI document [CALL-01]', async ({
  api,
}) => {
  expect([Object.values(listed).flat().length, social?.length]).toEqual([122, 7])
  expect(new Set(all).size).toBe(all.length)
  const missing = all.filter((call) => !contracts.has(toShape(call)))
  expect(missing).toEqual([])
  const { paths } = (await (await fetch(`${api.url}/openapi.json`)).json()) as { paths: Paths }
  const published = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${toShape(path)}`),
    ),
  )
  expect(all.filter((call) => !published.has(toShape(call)))).toEqual([])
})

const sampleOf = (schema: z.ZodType): unknown =>
  toSample(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as object)

/** Writes the required fields of a call's query. */
const toQuery = ({ query }: CallContract): string => {
  const { required = [] } = (query ? z.toJSONSchema(query, { target: 'draft-7', io: 'input' }) : {}) as Required
  const sample = (query ? sampleOf(query) : {}) as Record<string, unknown>
  return new URLSearchParams(required.map((name): [string, string] => [name, String(sample[name])])).toString()
}

type Required = { readonly required?: readonly string[] }

const getContract = (call: string): CallContract => {
  const contract = contracts.get(toShape(call))
  if (!contract) throw new Error(`${call} has no contract.`)
  return contract
}

async function send(
  api: TestApi,
  contract: CallContract,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const sample = (contract.params ? sampleOf(contract.params) : {}) as Readonly<Record<string, string>>
  // Drafts are for staff only.
  const params: Readonly<Record<string, string>> = { ...sample, mode: 'publish' }
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'))
  return fetch(`${api.url}${path}?${toQuery(contract)}`, {
    method: contract.method,
    headers: { ...headers, ...(contract.body && { 'content-type': 'application/json' }) },
    ...(contract.body && { body: JSON.stringify(await makeBody(api, contract.body, contract.method)) }),
  })
}

/** Values of fields whose rules the server alone knows. */
const fitting = {
  ...{ email: 'ada@example.com', phone: '+12125550123', category: 'order', subject: 'whereIsIt' },
  ...{ name: 'Ada Marsh', message: 'The left sole comes off after three weeks.', orderNumber: 'LH-10001234' },
  photoIds: [],
}

/** What a person may change; a sample of the whole profile would name another's facts, which a change refuses. */
const changedProfile = { consumerDetails: { firstName: 'Ada', lastName: 'Marsh' } }

/** Makes a body whose captcha is solved, and whose mailbox could exist. */
async function makeBody(api: TestApi, schema: z.ZodType, method: string): Promise<unknown> {
  const sample = sampleOf(schema) as object
  if (Array.isArray(sample)) return sample
  return {
    ...sample,
    ...('recaptcha_response' in sample && { recaptcha_response: await solveCaptcha(api.client.withToken(null)) }),
    ...Object.fromEntries(Object.entries(fitting).filter(([name]) => name in sample)),
    ...(method === 'PUT' && 'consumerProfile' in sample && { consumerProfile: changedProfile }),
  }
}

/** Answers that come before the call is carried out: of its path, format, session or limits. */
const foreign = ['API400', 'API405', 'API406', 'API415', 'AUT403', 'AUT432', 'AUT498', 'GEN500', 'GEN503']

/** Makes the headers of a caller of the kind that the call is for. */
const getCredentials = async (
  api: TestApi,
  { session, agents = 'refused' }: CallContract,
): Promise<Readonly<Record<string, string>>> => {
  if (session === 'none') return {}
  if (session === 'guest') return { authorization: `Bearer ${(await api.client.createGuest()).token}` }
  const staffType = agents === 'refused' ? 'AGENT' : 'STORE_EMPLOYEE'
  const consumerType = session === 'staff' ? staffType : 'CONSUMER'
  const { consumerNo: id } = await addConsumer(api.database.db, { consumerType })
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id, consumerType, siteId: 'LH-US' })
  return { authorization: `Bearer ${accessToken}` }
}

/** Reads a reply as the contract declares it: a value, or a file. */
const readReply = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  return type.includes('json') ? response.json() : new File([await response.blob()], 'reply', { type })
}

test.for(all.map((call) => [call] as const))(
  'the running server answers %s to a fitting caller by its contract, or with a refusal that it declares [CALL-01]',
  async ([call], { api }) => {
    const contract = getContract(call)
    const response = await send(api, contract, await getCredentials(api, contract))
    const reply = await readReply(response)
    if (response.ok) {
      expect(response.status).toBe(contract.status ?? 200)
      expect(contract.reply.safeParse(reply).error?.issues ?? []).toEqual([])
      return
    }
    const { errorDetails } = reply as ErrorReply
    const ids = errorDetails.map(({ errorId }) => errorId)
    // API404 of a call that does not declare it is that of an unknown path; the others are answered before the call is carried out.
    const own = new Set<string>(listAnswerableErrors(contract).filter((id) => !foreign.includes(id)))
    expect([call, ids.length > 0, ids.filter((id) => !own.has(id))]).toEqual([call, true, []])
    // 501 says that the shop has no such service.
    if (response.status !== 501) expect(response.status).toBeLessThan(500)
  },
)
