import type { CallOptions } from '../../client/api/api-client.ts'

/** A read past the browser's cache, which may hold an answer from before the reader's own text. */
export const freshRead: CallOptions = { headers: { 'cache-control': 'no-cache' } }
