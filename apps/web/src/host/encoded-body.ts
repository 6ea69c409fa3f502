import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The same bytes in each encoding that a browser may ask for. */
export type Body = Readonly<Record<Encoding, Buffer>>

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const worthCompressing = 512

/** Compresses once what is sent many times. */
export async function encodeBody(identity: Buffer, quality = 6): Promise<Body> {
  if (identity.length < worthCompressing) return { identity, br: identity, gzip: identity }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gz] = await Promise.all([toBrotli(identity, { params }), toGzip(identity, { level: 7 })])
  return { identity, br, gzip: gz }
}

/** Compresses quickly what is sent once. */
export async function encodeOnce(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  if (identity.length < worthCompressing || encoding === 'identity') return identity
  if (encoding === 'gzip') return toGzip(identity, { level: 4 })
  return toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/** Bytes that a body holds in memory. */
export const bodySize = ({ identity, br, gzip: gz }: Body) =>
  new Set([identity, br, gz]).values().reduce((sum, part) => sum + part.length, 0)

/** Chooses the smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept) ? 'gzip' : 'identity'
}
