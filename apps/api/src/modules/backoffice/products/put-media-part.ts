import { importPartBytes } from '@lacehouse/contracts'
import { execute, getRow, listRows } from '@lacehouse/database'
import { mostMediaBytes } from '@lacehouse/domain/product/product-media'
import * as statements from '../../../core/catalogue-edit/product-media.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { openMediaFolder } from '../../../infra/media/media-folder.ts'
import { takeMedium } from '../../../infra/media/take-medium.ts'
import { refuseStaffMedium } from './refuse-staff-medium.ts'

/**
 * Keeps a part of a media file, and takes the file once all of it is there: it is checked as the import checks it, and stored under the
 * name of its bytes. A file of one part needs no table in between.
 */
export function putMediaPart({
  database,
  config,
}: Pick<Deps, 'database' | 'config'>): Handler<'backoffice.putMediaPart'> {
  const { pool } = database
  const store = openMediaFolder(config.originalsDir)
  return async ({ params, body, locale }) => {
    const { uploadId } = params
    const { role, sizeBytes } = body
    if (sizeBytes > mostMediaBytes[role]) throw refuseStaffMedium('medium_too_large', { locale, field: 'data' })
    const position = Number(params.position)
    const part = Buffer.from(body.data, 'base64')
    // Every part but the last has the same size, so that none can be missing unseen.
    if (part.length !== Math.min(importPartBytes, sizeBytes - position * importPartBytes))
      throw new Refusal('API400', { field: 'data' })
    const isWhole = part.length === sizeBytes
    if (!isWhole) {
      await execute(pool, statements.putMediaPart, { uploadId, position, bytes: part })
      const { received } = await getRow(pool, statements.measureMediaParts, { uploadId })
      if (received < sizeBytes) return { receivedBytes: received }
    }
    const parts = isWhole
      ? [part]
      : (await listRows(pool, statements.listMediaParts, { uploadId })).map(({ bytes }) => bytes)
    const taken = await takeMedium(Buffer.concat(parts), role)
    await execute(pool, statements.dropMediaParts, { uploadId })
    if (!taken.ok) throw refuseStaffMedium(taken.code, { locale, field: 'data' })
    return { receivedBytes: sizeBytes, file: await store.store(taken.bytes, taken.ending) }
  }
}
