import { bytes, integer, json, param, products, sql, statement, text, uuid } from '@lacehouse/database'
import type { ProductMedium } from '@lacehouse/domain/product/product-media'

const productId = param('productId', text)
const uploadId = param('uploadId', uuid)

/** The version of the media that the editor has seen and may overwrite. */
const version = sql`md5(media::text)`

export const findProductMedia = statement({
  name: 'edit-find-media',
  row: { media: products.media, version: text },
  sql: sql`select media, ${version} as version from products where id = ${productId}`,
})

/** Writes the media of a product unless they were changed since the version; no row answers that they were. */
export const writeProductMedia = statement({
  name: 'edit-write-media',
  row: { version: text },
  sql: sql`update products set media = ${param('media', json<readonly ProductMedium[]>())}, updated_at = now()
    where id = ${productId} and ${version} = ${param('version', text)} returning ${version} as version`,
})

export const putMediaPart = statement({
  name: 'media-upload-part',
  sql: sql`insert into media_upload_parts (upload_id, position, bytes)
    values (${uploadId}, ${param('position', integer)}, ${param('bytes', bytes)})
    on conflict (upload_id, position) do update set bytes = excluded.bytes`,
})

export const measureMediaParts = statement({
  name: 'media-upload-received',
  row: { received: integer },
  sql: sql`select coalesce(sum(octet_length(bytes)), 0)::int as received from media_upload_parts where upload_id = ${uploadId}`,
})

export const listMediaParts = statement({
  name: 'media-upload-read',
  row: { bytes },
  sql: sql`select bytes from media_upload_parts where upload_id = ${uploadId} order by position`,
})

export const dropMediaParts = statement({
  name: 'media-upload-drop',
  sql: sql`delete from media_upload_parts where upload_id = ${uploadId}`,
})
