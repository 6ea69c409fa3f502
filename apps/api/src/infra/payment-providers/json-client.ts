import { Agent, request as httpRequest } from 'node:http'
import { request as httpsRequest, Agent as SecureAgent } from 'node:https'
import { urlToHttpOptions } from 'node:url'

export type JsonCall = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  /** A body in JSON, sent byte for byte. */
  readonly json?: string
  /** A body in form encoding. */
  readonly form?: Readonly<Record<string, string>>
  /** Additional headers of this call, such as the idempotency key. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The status and body of an answer, or null without a readable answer; then the effect of the call is unknown. */
export type JsonAnswer = { readonly status: number; readonly body: unknown } | null

export type JsonClient = { readonly send: (call: JsonCall) => Promise<JsonAnswer>; readonly close: () => void }

type ClientOptions = { readonly baseUrl: string; readonly authorization: string; readonly timeout: number }

const longestBody = 1_000_000

/** Creates a client that keeps its connections open. It never throws for failures of the server. */
export function createJsonClient({ baseUrl, authorization, timeout }: ClientOptions): JsonClient {
  const isSecure = baseUrl.startsWith('https:')
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const request = isSecure ? httpsRequest : httpRequest
  const target = { agent, ...urlToHttpOptions(new URL(baseUrl)) }
  const base = new URL(baseUrl).pathname.replace(/\/$/, '')

  const send = ({ method, path, headers, ...content }: JsonCall): Promise<JsonAnswer> =>
    new Promise((resolve) => {
      const { type, text: payload } = toPayload(content)
      const all = {
        authorization,
        ...(type && { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      }
      const sent = request({ ...target, method, path: base + path, headers: all })
      // A timer instead of AbortSignal.timeout, which would fire after the answer of every call.
      const timer = setTimeout(() => sent.destroy(), timeout)
      const finish = (answer: JsonAnswer): void => {
        clearTimeout(timer)
        resolve(answer)
      }
      sent.on('error', () => finish(null))
      sent.on('close', () => finish(null))
      sent.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          if (text.length < longestBody) text += chunk
        })
        response.on('error', () => finish(null))
        response.on('end', () => finish(toAnswer(response.statusCode ?? 0, text)))
      })
      sent.end(payload)
    })

  return { send, close: () => agent.destroy() }
}

const toPayload = ({ body, json, form }: Pick<JsonCall, 'body' | 'json' | 'form'>): { type: string; text: string } => {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() }
  const text = json ?? (body === undefined ? '' : JSON.stringify(body))
  return { type: text && 'application/json', text }
}

const toAnswer = (status: number, text: string): JsonAnswer => {
  try {
    return { status, body: text === '' ? null : JSON.parse(text) }
  } catch {
    // The effect of a call with an unreadable answer is unknown.
    return null
  }
}
