import { Agent, request } from 'node:http'

export type HttpAnswer = { readonly status: number; readonly body: Buffer }

export type HttpClient = {
  readonly send: (method: string, path: string, options?: SendOptions) => Promise<HttpAnswer>
  readonly close: () => void
}

type SendOptions = { readonly token?: string; readonly body?: unknown; readonly accept?: string }

/** A client over connections that are kept, as lean as a client can be: it shares the machine with what it measures. */
export const createHttpClient = (origin: string): HttpClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { hostname, port } = new URL(origin)
  const send: HttpClient['send'] = (method, path, { token, body, accept } = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? null : JSON.stringify(body)
      const headers: Record<string, string | number> = { accept: accept ?? 'application/json' }
      if (token !== undefined) headers.authorization = `Bearer ${token}`
      if (payload !== null) {
        headers['content-type'] = 'application/json'
        headers['content-length'] = Buffer.byteLength(payload)
      }
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }))
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(payload)
    })
  return { send, close: () => agent.destroy() }
}
