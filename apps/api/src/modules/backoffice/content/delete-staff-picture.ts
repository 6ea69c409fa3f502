import { inTransaction } from '@lacehouse/database'
import { toMediaToken } from '@lacehouse/domain/content/media-token'
import { countPictureUses } from '../../../core/content-edit/list-picture-uses.ts'
import { contentPicturesQueries } from '../../../core/content-pictures/content-pictures.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import type { StaffContentDeps } from './find-document.ts'
import { recordPictureChange } from './record-picture-change.ts'

/** Deletes an uploaded picture, unless a document shows it. */
export function deleteStaffPicture({ database }: StaffContentDeps): Handler<'backoffice.deleteContentPicture'> {
  return (call) => {
    const staff = getStaff(call)
    const { pictureId: id } = call.params
    return inTransaction(database.pool, async (client) => {
      const row = await contentPicturesQueries.find(client, id)
      if (!row) throw new Refusal('CMS404')
      if ((await countPictureUses(client, toMediaToken(id))) > 0) throw new Refusal('CMS413')
      await contentPicturesQueries.remove(client, id)
      await recordPictureChange(client, staff, { action: 'delete', id, name: row.name })
      return { deleted: true as const }
    })
  }
}
