import { randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { mostContentPictureBytes, toPictureName } from '@lacehouse/domain/content/media-token'
import { formatMessage } from '@lacehouse/messages'
import { contentPicturesQueries } from '../../../core/content-pictures/content-pictures.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { encodeContentPicture } from '../../../infra/pictures/photographs/encode-content-picture.ts'
import type { StaffContentDeps } from './find-document.ts'
import { recordPictureChange } from './record-picture-change.ts'
import { readContentPicture } from './to-content-picture.ts'

const refusals = {
  unreadable: 'content.picture.refused.unreadable',
  too_large: 'content.picture.refused.tooLarge',
  too_small: 'content.picture.refused.tooSmall',
} as const

/** Stores an uploaded picture, encoded anew; one that the shop has already is answered as it is. */
export function addStaffPicture({ database, now }: StaffContentDeps): Handler<'backoffice.addContentPicture'> {
  return async (call) => {
    const staff = getStaff(call)
    const { fileName, picture, alt } = call.body
    const refuse = (reason: keyof typeof refusals): Refusal =>
      new Refusal('API400', { field: 'picture', message: formatMessage(call.locale, refusals[reason]) })
    const sent = Buffer.from(picture, 'base64')
    if (sent.length > mostContentPictureBytes) throw refuse('too_large')
    const encoded = await encodeContentPicture(sent)
    if (!encoded.ok) throw refuse(encoded.reason)
    const [id, name] = [randomUUID(), toPictureName(fileName)]
    const added = { ...encoded.picture, id, name, alt, author: staff.consumerNo, now: now() }
    return inTransaction(database.pool, async (client) => {
      const known = await contentPicturesQueries.findByHash(client, added.hash)
      if (known) return readContentPicture(client, known)
      await contentPicturesQueries.insert(client, added)
      await recordPictureChange(client, staff, { action: 'add', id, name })
      return readContentPicture(client, await contentPicturesQueries.get(client, id))
    })
  }
}
