import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A received request. */
export type SeenRequest = {
  readonly call: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** An answer with status and body, or no answer. */
export type ScriptedReply = { readonly status: number; readonly body?: unknown } | 'lost'

export type ScriptedServer = {
  readonly url: string
  readonly seen: readonly SeenRequest[]
  /** Sets the replies to a call such as `POST /v2/checkout/orders`, in their order; the last reply repeats. */
  readonly script: (call: string, ...replies: readonly ScriptedReply[]) => void
  /** Removes all scripted replies and received requests. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

/** Starts a local server with the scripted replies of a test; it answers 404 to other calls. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const scripts = new Map<string, ScriptedReply[]>()
  const seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`
    seen.push({ call, headers: request.headers, text: await text(request) })
    const replies = scripts.get(call) ?? []
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 404, body: {} }
    if (reply === 'lost') {
      request.socket.destroy()
      return
    }
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(reply.body === undefined ? '' : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    script: (call, ...replies) => void scripts.set(call, [...replies]),
    reset: () => {
      scripts.clear()
      seen.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
