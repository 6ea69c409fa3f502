import { Agent, request as httpRequest } from 'node:http'
import { request as httpsRequest, Agent as SecureAgent } from 'node:https'
import { urlToHttpOptions } from 'node:url'

export type JsonCall = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  /** A body that is JSON already, sent byte for byte. */
  readonly json?: string
  /** A body as forms send it. */
  readonly form?: Readonly<Record<string, string>>
  /** The key's header and others of this one call. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Status and body of an answer, or null when there was none that could be read: then it is not known what was done. */
export type JsonAnswer = { readonly status: number; readonly body: unknown } | null

export type JsonClient = { readonly send: (call: JsonCall) => Promise<JsonAnswer>; readonly close: () => void }

type ClientOptions = { readonly baseUrl: string; readonly authorization: string; readonly timeout: number }

const longestBody = 1_000_000

/** A client that keeps its connections open; it never throws for what the other side may do. */
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
      // Not a signal: one that is never taken off makes an error for every call, long after its answer.
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
    // Garbage says nothing of what was done.
    return null
  }
}
