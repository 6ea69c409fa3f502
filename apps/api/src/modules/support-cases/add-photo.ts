import { randomUUID } from 'node:crypto'
import { longestPhotoSide, mostPhotoBytes } from '@lacehouse/domain/support-cases/support-case'
import { formatMessage } from '@lacehouse/messages'
import { toOwner } from '../../core/cart/load-cart.ts'
import { casePhotosQueries } from '../../core/support-cases/case-photos.queries.ts'
import type { CaseDeps } from '../../core/support-cases/open-case.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { encodeUpload } from '../../infra/pictures/photographs/encode-upload.ts'

const reasons = {
  unreadable: 'cases.photo.unreadable',
  too_large: 'cases.photo.tooLarge',
  too_many: 'cases.photo.tooMany',
} as const

/** Stores a photo of the caller's session for a report that follows; refuses what is no photo at its field (ACC-12). */
export function addPhoto({ database, now }: CaseDeps): Handler<'supportCases.addPhoto'> {
  return async (call) => {
    const refuse = (reason: keyof typeof reasons): Refusal =>
      new Refusal('API400', { field: 'photo', message: formatMessage(call.locale, reasons[reason]) })
    const sent = Buffer.from(call.body.photo, 'base64')
    if (sent.length > mostPhotoBytes) throw refuse('too_large')
    const encoded = await encodeUpload(sent, longestPhotoSide)
    if (!encoded.ok) throw refuse(encoded.reason)
    const { ok: _, ...picture } = encoded
    const photoId = randomUUID()
    const isStored = await casePhotosQueries.insert(database.pool, toOwner(call), {
      ...picture,
      id: photoId,
      now: now(),
    })
    if (!isStored) throw refuse('too_many')
    return { photoId }
  }
}
