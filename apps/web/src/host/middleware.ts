import type { IncomingMessage, ServerResponse } from 'node:http'

/** A connect-style handler. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
