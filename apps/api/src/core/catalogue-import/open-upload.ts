import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { findRow } from '@lacehouse/database'
import type { Pool } from 'pg'
import { openZip, toProductsName, type ZipPictures } from './open-zip.ts'
import { findPart } from './uploaded-imports.queries.ts'

export type Upload = {
  /** The file of products; of a ZIP only where it is needed. */
  readonly path: string
  /** The pictures that came along in a ZIP. */
  readonly zip: ZipPictures | null
  readonly close: () => Promise<void>
}

type UploadedFile = { readonly id: string; readonly fileName: string; readonly sizeBytes: number }

/**
 * Writes the parts that staff sent to a file, and opens it where it is a ZIP of a file of products and its
 * pictures. Null where parts are gone, because the import was cancelled.
 */
export async function openUpload(
  pool: Pool,
  file: UploadedFile,
  { needsProducts }: { readonly needsProducts: boolean },
): Promise<Upload | null> {
  const folder = await mkdtemp(join(tmpdir(), 'lacehouse-import-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const isZip = isZipName(file.fileName)
    const sent = join(folder, isZip ? 'sent.zip' : toProductsName(file.fileName))
    if ((await writeParts(pool, { importId: file.id, path: sent })) !== file.sizeBytes) {
      await remove()
      return null
    }
    const zip = isZip ? await openZip(sent) : null
    const path = zip && needsProducts ? await zip.extractProducts(folder) : sent
    const close = async (): Promise<void> => {
      zip?.close()
      await remove()
    }
    return { path, zip: zip?.pictures ?? null, close }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Says whether a file is a ZIP, by its name. */
export function isZipName(fileName: string): boolean {
  return extname(fileName).toLowerCase() === '.zip'
}

/** Writes the parts to a file, one after the other, so that memory never holds more than one; returns their bytes. */
const writeParts = async (
  pool: Pool,
  { importId, path }: { readonly importId: string; readonly path: string },
): Promise<number> => {
  const file = await open(path, 'w')
  let size = 0
  try {
    for (let position = 0; ; position += 1) {
      const part = await findRow(pool, findPart, { importId, position })
      if (!part) return size
      await file.write(part.bytes)
      size += part.bytes.length
    }
  } finally {
    await file.close()
  }
}
