import { createConnection, type Socket } from 'node:net'
import { type HttpAnswer, readAnswer } from './read-answer.ts'

export type HttpClient = {
  readonly send: (method: string, path: string, options?: SendOptions) => Promise<HttpAnswer>
  readonly close: () => void
}

type SendOptions = {
  readonly token?: string
  readonly body?: unknown
  readonly accept?: string
  /** The caller's address as a proxy would send it; rate limits count by it. */
  readonly address?: string
  /** Sent as by a page of the shop itself. */
  readonly cookies?: string
}
type Waiting = { readonly resolve: (answer: HttpAnswer) => void; readonly reject: (error: Error) => void }
type Connection = { readonly socket: Socket; chunks: Buffer[]; waiting: Waiting | null }

/**
 * An HTTP client with persistent connections that understands only what the shop sends. It runs on the measured machine, and
 * Node's own client needs three times as much processor time.
 */
export function createHttpClient(origin: string): HttpClient {
  const { hostname, port, host } = new URL(origin)
  const all = new Set<Connection>()
  const free: Connection[] = []

  const open = (): Connection => {
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true })
    const connection: Connection = { socket, chunks: [], waiting: null }
    all.add(connection)
    socket.on('data', (chunk) => take(connection, chunk))
    socket.on('error', (error) => lose(connection, error))
    socket.on('close', () => lose(connection, new Error('the connection was closed')))
    return connection
  }
  const lose = (connection: Connection, error: Error): void => {
    all.delete(connection)
    const at = free.indexOf(connection)
    if (at >= 0) free.splice(at, 1)
    connection.waiting?.reject(error)
    connection.waiting = null
  }
  const take = (connection: Connection, chunk: Buffer): void => {
    connection.chunks.push(chunk)
    const answer = readAnswer(connection.chunks.length === 1 ? chunk : Buffer.concat(connection.chunks))
    if (!answer) return
    connection.chunks = []
    free.push(connection)
    connection.waiting?.resolve(answer)
    connection.waiting = null
  }

  const send: HttpClient['send'] = (
    method,
    path,
    { token, body, accept = 'application/json', address, cookies } = {},
  ) =>
    new Promise((resolve, reject) => {
      const connection = free.pop() ?? open()
      connection.waiting = { resolve, reject }
      const payload = body === undefined ? '' : JSON.stringify(body)
      const described = payload && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`
      const known = token === undefined ? '' : `authorization: Bearer ${token}\r\n`
      const whence = address === undefined ? '' : `x-forwarded-for: ${address}\r\n`
      const headers = cookies === undefined ? '' : `origin: ${origin}\r\ncookie: ${cookies}\r\n`
      connection.socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: ${accept}\r\n${known}${whence}${headers}${described}\r\n${payload}`,
      )
    })
  const close = (): void => {
    for (const { socket } of all) socket.destroy()
  }
  return { send, close }
}
