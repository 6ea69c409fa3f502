import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageText } from '../rendering/rendered-document.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The same bytes in each encoding that a browser may request; a promise while the compression runs. */
export type Body = {
  readonly identity: Buffer
  readonly br: Buffer | Promise<Buffer>
  readonly gzip: Buffer | Promise<Buffer>
  /** The estimated bytes of all encodings, where some encodings are not compressed yet. */
  readonly size?: number
}

/** The compression levels: higher for bytes that are sent often, lower for bytes that are sent once. */
const efforts = { often: { br: 6, gzip: 7 }, once: { br: 4, gzip: 4 } } as const

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const worthCompressing = 512

/** The assumed size of a compressed page, as a share of its uncompressed size. */
const compressedShare = 0.25

/** Creates a body that compresses itself on the first request for an encoding, and reuses the result afterwards. */
export function toBody(identity: Buffer, sent: keyof typeof efforts): Body {
  if (identity.length < worthCompressing) return { identity, br: identity, gzip: identity }
  const { br: quality, gzip: level } = efforts[sent]
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const made: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {}
  return {
    identity,
    size: Math.ceil(identity.length * (1 + 2 * compressedShare)),
    get br() {
      made.br ??= compress.br(identity, { params })
      return made.br
    },
    get gzip() {
      made.gzip ??= compress.gzip(identity, { level })
      return made.gzip
    },
  }
}

/** Writes a page as bytes. Pieces that are bytes are copied, which is cheaper than to write them anew for every page. */
export function toPageBytes(pieces: PageText): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
}

/** Gives the number of bytes that a body holds in memory. */
export function bodySize(body: Body): number {
  return body.size ?? sumDistinct([body.identity, body.br, body.gzip])
}

const sumDistinct = (parts: readonly (Buffer | Promise<Buffer>)[]): number =>
  new Set(parts).values().reduce((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : 0), 0)

/** Chooses the smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept) ? 'gzip' : 'identity'
}
