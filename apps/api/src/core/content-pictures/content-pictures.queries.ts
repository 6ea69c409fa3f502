import {
  bytes,
  contentPictures,
  type Executor,
  execute,
  findRow,
  float,
  getRow,
  integer,
  json,
  type Localised,
  listRows,
  moment,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { EncodedContentPicture } from '../../infra/pictures/photographs/encode-content-picture.ts'

const id = param('id', uuid)
const name = param('name', text)
const alt = param('alt', json<Localised>())

const describedRow = {
  id: contentPictures.id,
  name: contentPictures.name,
  hash: contentPictures.hash,
  type: contentPictures.type,
  width: contentPictures.width,
  height: contentPictures.height,
  placeholder: contentPictures.placeholder,
  alt: contentPictures.alt,
  sizeBytes: integer,
  by: text,
  createdAt: float,
}

const described = sql`p.id, p.name, p.hash, p.type, p.width, p.height, p.placeholder, p.alt, length(p.bytes) as "sizeBytes",
  coalesce((select concat_ws(' ', c.first_name, c.last_name) from consumers c where c.consumer_no = p.author), p.author) as by,
  extract(epoch from p.created_at)::float8 * 1000 as "createdAt"`

const find = statement({
  name: 'content-picture-find',
  row: describedRow,
  sql: sql`select ${described} from content_pictures p where p.id = ${id}`,
})

const findByHash = statement({
  name: 'content-picture-by-hash',
  row: describedRow,
  sql: sql`select ${described} from content_pictures p where p.hash = ${param('hash', text)} order by p.created_at, p.id limit 1`,
})

const findBytes = statement({
  name: 'content-picture-bytes',
  row: { bytes },
  sql: sql`select p.bytes from content_pictures p where p.hash = ${param('hash', text)} limit 1`,
})

/** Uploaded pictures by a part of their token, name or alternative texts, the newest first. */
const list = statement({
  name: 'content-pictures-list',
  row: describedRow,
  sql: sql`select ${described} from content_pictures p
    where lower(p.name) like ${param('pattern', text)} or 'media:' || p.id like ${param('pattern', text)}
      or lower(p.alt::text) like ${param('pattern', text)}
    order by p.created_at desc, p.id limit 2000`,
})

const insert = statement({
  name: 'content-picture-insert',
  sql: sql`insert into content_pictures (id, name, hash, bytes, type, width, height, placeholder, alt, author, created_at)
    values (${id}, ${name}, ${param('hash', text)}, ${param('bytes', bytes)}, ${param('type', text)}, ${param('width', integer)},
      ${param('height', integer)}, ${param('placeholder', text)}, ${alt}, ${param('author', text)}, ${moment('now')})
    on conflict (id) do nothing`,
})

const describe = statement({
  name: 'content-picture-describe',
  sql: sql`update content_pictures set name = ${name}, alt = ${alt} where id = ${id} and (name, alt) is distinct from (${name}, ${alt})`,
})

const remove = statement({
  name: 'content-picture-delete',
  sql: sql`delete from content_pictures where id = ${id}`,
})

/** An uploaded picture without its bytes. */
export type ContentPictureRow = {
  readonly id: string
  readonly name: string
  readonly hash: string
  readonly type: 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly alt: Localised
  readonly sizeBytes: number
  /** The name of the member of staff; a command is named as it was recorded. */
  readonly by: string
  readonly createdAt: number
}

export type NewContentPicture = EncodedContentPicture & {
  readonly id: string
  readonly name: string
  readonly alt: Localised
  readonly author: string
  readonly now: number
}

type Words = { readonly id: string; readonly name: string; readonly alt: Localised }

export const contentPicturesQueries = {
  find: (executor: Executor, wanted: string): Promise<ContentPictureRow | null> =>
    findRow(executor, find, { id: wanted }),
  get: (executor: Executor, wanted: string): Promise<ContentPictureRow> => getRow(executor, find, { id: wanted }),
  findByHash: (executor: Executor, hash: string): Promise<ContentPictureRow | null> =>
    findRow(executor, findByHash, { hash }),
  findBytes: async (executor: Executor, hash: string): Promise<Buffer | null> =>
    (await findRow(executor, findBytes, { hash }))?.bytes ?? null,
  list: (executor: Executor, pattern: string): Promise<ContentPictureRow[]> => listRows(executor, list, { pattern }),
  /** Writes a picture; false where the shop has its id already. */
  insert: async (executor: Executor, picture: NewContentPicture): Promise<boolean> =>
    (await execute(executor, insert, picture)) > 0,
  /** Changes what is said about a picture; false where that changes nothing. */
  describe: async (executor: Executor, words: Words): Promise<boolean> =>
    (await execute(executor, describe, words)) > 0,
  remove: async (executor: Executor, wanted: string): Promise<boolean> =>
    (await execute(executor, remove, { id: wanted })) > 0,
} as const
