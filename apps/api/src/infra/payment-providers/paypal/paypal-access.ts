import { minutes } from '@lacehouse/domain/time/durations'
import { z } from 'zod'
import { createJsonClient, type JsonAnswer, type JsonCall } from '../json-client.ts'

export type PaypalClient = { readonly send: (call: JsonCall) => Promise<JsonAnswer> }

export type PaypalAccessOptions = {
  readonly url: string
  readonly clientId: string
  readonly secret: string
  readonly now: () => number
  readonly timeout: number
}

const Access = z.object({ access_token: z.string(), expires_in: z.number() })

/** Creates a client for PayPal that logs in on demand. One login serves all calls until shortly before its expiry. */
export function createPaypalClient({ url, clientId, secret, now, timeout }: PaypalAccessOptions): PaypalClient {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
  const login = createJsonClient({ baseUrl: url, authorization, timeout })
  let access: { readonly token: string; readonly until: number } | null = null

  const getToken = async (): Promise<string | null> => {
    if (access && access.until > now()) return access.token
    const answer = await login.send({
      method: 'POST',
      path: '/v1/oauth2/token',
      form: { grant_type: 'client_credentials' },
    })
    const { success, data } = Access.safeParse(answer?.body)
    if (answer?.status !== 200 || !success) return null
    access = { token: data.access_token, until: now() + data.expires_in * 1000 - minutes(1) }
    return access.token
  }

  const sendOnce = async (call: JsonCall): Promise<JsonAnswer> => {
    const token = await getToken()
    if (token === null) return null
    const headers = { ...call.headers, authorization: `Bearer ${token}` }
    return login.send({ ...call, headers })
  }

  // A refused token has had no effect, so the client repeats the call once with a new token.
  const send = async (call: JsonCall): Promise<JsonAnswer> => {
    const answer = await sendOnce(call)
    if (answer?.status !== 401) return answer
    access = null
    const again = await sendOnce(call)
    return again?.status === 401 ? null : again
  }
  return { send }
}
