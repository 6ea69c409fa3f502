import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import type { PictureReason } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { findPictureType } from './find-picture-type.ts'

export type Refused = { readonly ok: false; readonly reason: string }
/** A refused picture: the reason in a sentence for the operator, and as a word that has words in each language. */
export type RefusedPicture = Refused & { readonly code: PictureReason }
export type ReadOriginal =
  | { readonly ok: true; readonly bytes: Buffer /** SHA-256 of the bytes. */; readonly hash: string }
  | RefusedPicture

/** The largest size of an original in bytes. */
export const mostBytes = 40 * 1024 ** 2

/** Reads an original, or returns the reason in a sentence why the shop does not accept it. */
export async function readOriginal(file: string): Promise<ReadOriginal> {
  const found = await lstat(file).catch(() => null)
  if (!found) return refusePicture('picture_not_found', 'There is no such file.')
  if (!found.isFile())
    return refusePicture('picture_not_found', 'It is no file of its own but a link, a folder or a device.')
  if (found.size > mostBytes) return refuseSize(found.size)
  const bytes = await readFile(file).catch(() => null)
  return bytes ? toOriginal(bytes) : refusePicture('picture_damaged', 'The file cannot be read.')
}

/** Accepts the bytes of an original by what they begin with, whatever they are called. */
export function toOriginal(bytes: Buffer): ReadOriginal {
  if (bytes.length === 0) return refusePicture('picture_damaged', 'The file is empty.')
  if (!findPictureType(bytes))
    return refusePicture('picture_type_unknown', 'It is no JPEG, PNG, WebP or AVIF, whatever its name says.')
  return { ok: true, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** Refuses a picture by a word and a sentence. */
export function refusePicture(code: PictureReason, reason: string): RefusedPicture {
  return { ok: false, code, reason }
}

/** Refuses a picture because of its size in bytes. */
export function refuseSize(size: number): RefusedPicture {
  const sentence = `It has ${toMegabytes(size)} MB; at most ${toMegabytes(mostBytes)} are taken.`
  return refusePicture('picture_too_large', sentence)
}

const toMegabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0)
