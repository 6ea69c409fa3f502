export type HttpAnswer = {
  readonly status: number
  readonly body: Buffer
  /** The cookies that it sets, as a browser sends them back. */
  readonly cookies: string
}

const blank = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')

/** Parses an HTTP reply of known length or in chunks; null while it is incomplete. */
export function readAnswer(bytes: Buffer): HttpAnswer | null {
  const end = bytes.indexOf(blank)
  if (end < 0) return null
  const asSent = bytes.toString('latin1', 0, end)
  const head = asSent.toLowerCase()
  const cookies = [...asSent.matchAll(/\r\nset-cookie: ([^;\r]+)/gi)].map(([, pair]) => pair).join('; ')
  const status = Number(head.slice(9, 12))
  const rest = bytes.subarray(end + blank.length)
  if (head.includes('\r\ntransfer-encoding: chunked')) {
    const body = readChunks(rest)
    return body && { status, body, cookies }
  }
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
  return rest.length < length ? null : { status, body: rest, cookies }
}

const readChunks = (bytes: Buffer): Buffer | null => {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const end = bytes.indexOf(lineEnd, at)
    if (end < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16)
    const from = end + lineEnd.length
    if (bytes.length < from + size + lineEnd.length) return null
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(from, from + size))
    at = from + size + lineEnd.length
  }
}
