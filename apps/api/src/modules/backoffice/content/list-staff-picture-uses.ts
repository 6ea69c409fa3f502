import type { ContentDoctype } from '@lacehouse/domain/content/document-types'
import { listPictureUses } from '../../../core/content-edit/list-picture-uses.ts'
import type { Handler } from '../../../http/call.ts'
import type { StaffContentDeps } from './find-document.ts'

/** Replies with the documents that show a picture. */
export function listStaffPictureUses({ database }: StaffContentDeps): Handler<'backoffice.listContentPictureUses'> {
  return async ({ query }) => {
    const uses = await listPictureUses(database.pool, query.name)
    const references = uses.map(({ locale, doctype, paths, ...rest }) => ({
      ...{ ...rest, contentLocale: locale },
      ...{ doctype: doctype as ContentDoctype, paths: [...paths] },
    }))
    return { references }
  }
}
