import { createHash } from 'node:crypto'

/** Names some bytes; the encoding's name is added when they are sent. */
export function toEtag(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Says whether a conditional request already has these bytes, in whatever encoding. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string) {
  return ifNoneMatch?.includes(etag) ?? false
}
