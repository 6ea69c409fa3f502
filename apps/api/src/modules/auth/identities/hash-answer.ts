import { createHash } from 'node:crypto'

/** The hash by which an answer is known to be used. */
export function hashAnswer(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
