import {
  catalogueImportPictures,
  catalogueImports,
  type ImportCounts,
  type ImportPicture,
  integer,
  json,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import type { OwnMedium } from './own-media.ts'
import type { ImportProblem } from './uploaded-imports.queries.ts'

const importId = param('importId', uuid)

export type PicturesOfProduct = {
  readonly position: number
  readonly productId: string
  readonly productKey: string
  readonly pictures: readonly ImportPicture[]
  /** Null where the file says nothing of media. */
  readonly media: WantedOfProduct | null
}
type WantedOfProduct = { readonly line: number; readonly media: readonly OwnMedium[] }

export const addPictures = statement({
  name: 'import-pictures-add',
  sql: sql`insert into catalogue_import_pictures (import_id, position, product_id, product_key, pictures, media)
    select ${importId}, position, "productId", "productKey", pictures, nullif(media, 'null')
    from jsonb_to_recordset(${param('rows', json<readonly PicturesOfProduct[]>())})
      as g (position int, "productId" text, "productKey" text, pictures jsonb, media jsonb)
    on conflict do nothing`,
})

export const dropPictures = statement({
  name: 'import-pictures-drop',
  sql: sql`delete from catalogue_import_pictures where import_id = ${importId}`,
})

/** Drops products that were refused and that the shop does not have from earlier, and those of which nothing is wanted. */
export const dropUnknownPictures = statement({
  name: 'import-pictures-drop-unknown',
  sql: sql`delete from catalogue_import_pictures g where g.import_id = ${importId}
    and not exists (select 1 from products p where p.id = g.product_id
      and (g.pictures <> '[]' or (g.media is not null and (g.media -> 'media' <> '[]' or p.media <> '[]'))))`,
})

/** Ends the writing of products and begins the fetching of their pictures and media, where there are any. */
export const beginPictures = statement({
  name: 'import-pictures-begin',
  row: { id: catalogueImports.id },
  sql: sql`
  with wanted as (
    select sum(jsonb_array_length(pictures) + coalesce(jsonb_array_length(media -> 'media'), 0))::int as number
    from catalogue_import_pictures where import_id = ${importId}
  ), begun as (
    update catalogue_imports i set state = 'fetching', counts = ${param('counts', json<ImportCounts>())}, format = ${param('format', text)},
      read_bytes = i.size_bytes, pictures_wanted = wanted.number, updated_at = now()
    from wanted where i.id = ${importId} and i.state = 'importing' and wanted.number is not null returning i.id
  ), ${enqueueInStatement({
    queues: sql`array['catalogue-import']`,
    data: sql`jsonb_build_object('importId', begun.id)`,
    source: sql`begun`,
  })}
  select id from begun`,
})

/** Enqueues the job that goes on with the pictures. */
export const continuePictures = statement({
  name: 'import-pictures-continue',
  row: { id: catalogueImports.id },
  sql: sql`
  with begun as (select id from catalogue_imports where id = ${importId} and state = 'fetching'), ${enqueueInStatement({
    queues: sql`array['catalogue-import']`,
    data: sql`jsonb_build_object('importId', begun.id)`,
    source: sql`begun`,
  })}
  select id from begun`,
})

export const findNextPictures = statement({
  name: 'import-pictures-next',
  row: {
    position: catalogueImportPictures.position,
    productId: catalogueImportPictures.productId,
    productKey: catalogueImportPictures.productKey,
    pictures: json<readonly ImportPicture[]>(),
    media: nullable(json<WantedOfProduct>()),
  },
  sql: sql`select position, product_id as "productId", product_key as "productKey", pictures, media from catalogue_import_pictures
    where import_id = ${importId} and position >= ${param('nextPicture', integer)} order by position limit 1`,
})

/**
 * Notes that the pictures of a product are done, with those that were refused. No row answers that the import was cancelled, or that
 * another process has done them.
 */
export const advancePictures = statement({
  name: 'import-pictures-advance',
  row: { nextPicture: integer },
  sql: sql`
  with advanced as (
    update catalogue_imports set next_picture = ${param('position', integer)}::int + 1,
      pictures_done = pictures_done + ${param('done', integer)}::int, pictures_changed = pictures_changed + ${param('changed', integer)}::int,
      pictures_refused = pictures_refused + ${param('refused', integer)}::int, updated_at = now()
    where id = ${importId} and state = 'fetching' and next_picture = ${param('nextPicture', integer)}
    returning id, next_picture
  ), kept as (
    select count(*)::int as number, coalesce(max(position), -1) as last from catalogue_import_problems where import_id = ${importId}
  ), reported as (
    insert into catalogue_import_problems (import_id, position, line, column_name, reason, value, product_key)
    select a.id, kept.last + 1 + g.position, g.line, g."column", g.reason, g.value, g.product
    from advanced a, kept, jsonb_to_recordset(${param('rows', json<readonly ImportProblem[]>())})
      as g (position int, line int, "column" text, reason text, value text, product text)
    where kept.number + g.position < ${param('most', integer)}
  )
  select next_picture as "nextPicture" from advanced`,
})

/** Ends the fetching, with the bytes of the file and the list of its pictures. */
export const endPictures = statement({
  name: 'import-pictures-end',
  sql: sql`
  with ended as (
    update catalogue_imports set state = 'done', updated_at = now() where id = ${importId} and state = 'fetching' returning id
  ), listed as (
    delete from catalogue_import_pictures g using ended where g.import_id = ended.id
  )
  delete from catalogue_import_parts p using ended where p.import_id = ended.id`,
})
