import { inTransaction } from '@lacehouse/database'
import { contentPicturesQueries } from '../../../core/content-pictures/content-pictures.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import type { StaffContentDeps } from './find-document.ts'
import { recordPictureChange } from './record-picture-change.ts'
import { readContentPicture } from './to-content-picture.ts'

/** Names an uploaded picture and changes its alternative texts; documents keep those that they have. */
export function describeStaffPicture({ database }: StaffContentDeps): Handler<'backoffice.describeContentPicture'> {
  return (call) => {
    const staff = getStaff(call)
    const { pictureId: id } = call.params
    const { title: name, alt } = call.body
    return inTransaction(database.pool, async (client) => {
      if (await contentPicturesQueries.describe(client, { id, name, alt }))
        await recordPictureChange(client, staff, { action: 'describe', id, name })
      const row = await contentPicturesQueries.find(client, id)
      if (!row) throw new Refusal('CMS404')
      return readContentPicture(client, row)
    })
  }
}
