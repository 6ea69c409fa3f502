import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import { findPictureType } from './find-picture-type.ts'

export type Refused = { readonly ok: false; readonly reason: string }
export type ReadOriginal =
  | { readonly ok: true; readonly bytes: Buffer /** SHA-256 of the bytes. */; readonly hash: string }
  | Refused

/** The largest size of an original in bytes. */
export const mostBytes = 40 * 1024 ** 2

/** Reads an original, or returns the reason in a sentence why the shop does not accept it. */
export async function readOriginal(file: string): Promise<ReadOriginal> {
  const found = await lstat(file).catch(() => null)
  if (!found) return refuse('There is no such file.')
  if (!found.isFile()) return refuse('It is no file of its own but a link, a folder or a device.')
  if (found.size === 0) return refuse('The file is empty.')
  if (found.size > mostBytes)
    return refuse(`It has ${toMegabytes(found.size)} MB; at most ${toMegabytes(mostBytes)} are taken.`)
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) return refuse('The file cannot be read.')
  if (!findPictureType(bytes)) return refuse('It is no JPEG, PNG, WebP or AVIF, whatever its name says.')
  return { ok: true, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

const refuse = (reason: string): Refused => ({ ok: false, reason })

const toMegabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0)
