import { type CallId, type CallInput, type CallReply, callTable, type ErrorReply } from '@lacehouse/contracts'

export type TestReply<Body> = { readonly status: number; readonly body: Body; readonly headers: Headers }

type Parts = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** A caller of the API with its own session, by bearer token. */
export type TestShopper = {
  readonly token: string
  readonly locale: string
  readonly id: string
  /** Makes a call; throws with the reply unless it succeeds. */
  readonly call: <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<CallReply<Id>>
  /** Makes a call with any input and returns any reply. */
  readonly tryCall: <Id extends CallId>(id: Id, input: Parts) => Promise<TestReply<CallReply<Id> & ErrorReply>>
}

export type TestClient = {
  readonly createGuest: (locale?: string) => Promise<TestShopper>
  /** A caller with this token, or without one. */
  readonly withToken: (token: string | null, locale?: string, id?: string) => TestShopper
  /** A client whose callers share one address. */
  readonly at: (address: string) => TestClient
}

const byte = (): number => 1 + Math.floor(Math.random() * 254)
const drawAddress = (): string => `10.${byte()}.${byte()}.${byte()}`

/** A client of the API at an address, independent of the storefront's client. */
export function createTestClient(url: string, sharedAddress?: string): TestClient {
  const withToken = (token: string | null, locale = 'en-us', id = ''): TestShopper => {
    const address = sharedAddress ?? drawAddress()
    const tryCall: TestShopper['tryCall'] = async (callId, input) => {
      const { method, target } = toTarget(callTable[callId], input, locale)
      const response = await fetch(`${url}${target}`, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(input.body !== undefined && { 'content-type': 'application/json' }),
          ...input.headers,
        },
        body: input.body === undefined ? undefined : JSON.stringify(input.body),
      })
      return { status: response.status, body: await readBody(response), headers: response.headers }
    }
    const call: TestShopper['call'] = async (callId, input) => {
      const { status, body } = await tryCall(callId, input as Parts)
      if (status >= 400) throw new Error(`${callId} was answered ${status}: ${JSON.stringify(body)}`)
      return body as never
    }
    return { token: token ?? '', locale, id, call, tryCall }
  }
  return {
    withToken,
    at: (address) => createTestClient(url, address),
    createGuest: async (locale = 'en-us') => {
      const { accessToken, guestId } = await withToken(null, locale).call('auth.token', {
        body: { grantType: 'guest' },
      })
      return withToken(accessToken, locale, guestId)
    },
  }
}

/** Reads a reply: a file, a value, or nothing. */
const readBody = async (response: Response) => {
  const type = response.headers.get('content-type') ?? ''
  if (type === 'application/pdf' || type === 'image/jpeg')
    return new File([await response.blob()], `reply.${type.split('/')[1]}`, { type })
  if (/^text\/(csv|calendar)/.test(type)) return new File([await response.blob()], 'reply.csv', { type })
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

const toTarget = (route: string, { params, query }: Parts, locale: string): { method: string; target: string } => {
  const [method = '', template = ''] = route.split(' ')
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams({ locale })
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return { method, target: `${path}?${search}` }
}
