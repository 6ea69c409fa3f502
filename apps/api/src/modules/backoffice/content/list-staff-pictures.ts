import type { ContentPicture } from '@lacehouse/contracts/calls/backoffice/content-pictures'
import { listRows } from '@lacehouse/database'
import { findMediaId, toMediaToken } from '@lacehouse/domain/content/media-token'
import { resolveMedia } from '../../../core/content/resolve-media.ts'
import { listPictureNames } from '../../../core/content-edit/list-picture-uses.ts'
import { contentPicturesQueries } from '../../../core/content-pictures/content-pictures.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { toPage, toPrefix } from '../to-page.ts'
import type { StaffContentDeps } from './find-document.ts'
import { toContentPicture } from './to-content-picture.ts'

type Sized = { readonly url: string; readonly width: number; readonly height: number }

/** Lists the uploaded pictures and those that documents show, with their present addresses. */
export function listStaffPictures(deps: StaffContentDeps): Handler<'backoffice.listContentPictures'> {
  return async ({ query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const { pool } = deps.database
    const search = query.search?.trim().toLowerCase() ?? ''
    const [uploads, names] = await Promise.all([
      contentPicturesQueries.list(pool, `%${toPrefix(search)}`),
      listRows(pool, listPictureNames),
    ])
    const usesOf = new Map(names.map(({ name, uses }) => [name, uses]))
    const named = names.filter(({ name }) => findMediaId(name) === null && name.toLowerCase().includes(search))
    const resolve = resolveMedia(deps)
    const shown = await Promise.all(
      named.map(async ({ name, uses }) => {
        const media = (await resolve({ kind: 'image', url: name })) as Sized | undefined
        return media ? [{ name, url: media.url, width: media.width, height: media.height, uses }] : []
      }),
    )
    const own = uploads.map((row) => toContentPicture(row, usesOf.get(toMediaToken(row.id)) ?? 0))
    const all: ContentPicture[] = [...own, ...shown.flat()]
    return { items: all.slice(offset, offset + limit), total: all.length, page, pageSize }
  }
}
