import type { ContentPicture } from '@lacehouse/contracts/calls/backoffice/content-pictures'
import type { Executor } from '@lacehouse/database'
import { toMediaToken } from '@lacehouse/domain/content/media-token'
import { countPictureUses } from '../../../core/content-edit/list-picture-uses.ts'
import type { ContentPictureRow } from '../../../core/content-pictures/content-pictures.queries.ts'
import { toContentPictureRecord } from '../../../infra/pictures/content-picture-renderer.ts'

/** Maps an uploaded picture and the number of its uses to the reply. */
export function toContentPicture(row: ContentPictureRow, uses: number): ContentPicture {
  const { url, width, height } = toContentPictureRecord(row)
  const { id: pictureId, name: title, type, sizeBytes, alt, by: uploadedBy, createdAt } = row
  const uploaded = { pictureId, title, type, sizeBytes, alt, uploadedBy, uploadedAt: new Date(createdAt).toISOString() }
  return { name: toMediaToken(pictureId), url, width, height, uses, uploaded }
}

/** Maps an uploaded picture to the reply, with the number of places that show it now. */
export async function readContentPicture(executor: Executor, row: ContentPictureRow): Promise<ContentPicture> {
  return toContentPicture(row, await countPictureUses(executor, toMediaToken(row.id)))
}
