import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'

/** A file that cannot be read to its end; the message is a sentence for the person who imports it. */
export class UnreadableFile extends Error {}

export type TextOptions = {
  /** The encoding of a file without a byte order mark; UTF-8 unless said. */
  readonly encoding?: string | undefined
  readonly onBytes?: ((bytes: number) => void) | undefined
}

const pieceBytes = 256 * 1024

/** Reads a file as text piece by piece; a byte order mark goes before the given encoding, and bytes that the encoding does not have end it. */
export async function* readText(
  file: string,
  { encoding = 'utf-8', onBytes }: TextOptions = {},
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let read = 0
  let lines = 1
  const decode = (piece?: Buffer): string => {
    try {
      return (decoder ?? new TextDecoder(encoding, { fatal: true })).decode(piece, { stream: piece !== undefined })
    } catch {
      throw new UnreadableFile(`After line ${lines} the file is not ${encoding}; --encoding names another one.`)
    }
  }
  for await (const piece of createReadStream(file, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    decoder ??= openDecoder(piece, encoding)
    const text = decode(piece)
    read += piece.length
    lines += text.split('\n').length - 1
    onBytes?.(read)
    yield text
  }
  const rest = decoder ? decode() : ''
  if (rest) yield rest
}

const openDecoder = (piece: Buffer, encoding: string): TextDecoder => {
  const isUtf16 = (piece[0] === 0xff && piece[1] === 0xfe) || (piece[0] === 0xfe && piece[1] === 0xff)
  const marked = piece[0] === 0xff ? 'utf-16le' : 'utf-16be'
  try {
    return new TextDecoder(isUtf16 ? marked : encoding, { fatal: true })
  } catch {
    throw new UnreadableFile(`There is no encoding ${encoding}.`)
  }
}
