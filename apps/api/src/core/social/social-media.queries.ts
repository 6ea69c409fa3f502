import {
  arrayOf,
  bytes,
  type Executor,
  execute,
  findRow,
  getRow,
  integer,
  json,
  listRows,
  literal,
  moment,
  nullable,
  param,
  socialMedia,
  socialStreams,
  socialUsers,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { mostSubmittedMedia } from '@lacehouse/domain/social/social-media'
import type { MediaPage, MediaQuery, NewMedia, SocialUser, StreamRecord } from './social-media.ts'

const id = param('id', uuid)
const customerId = param('customerId', text)
const consumerNo = param('consumerNo', text)
const now = moment('now')
const category = param('category', nullable(text))
const stream = param('stream', nullable(text))
const tag = param('tag', nullable(text))
const stash = param('stash', nullable(uuid))
const mediaId = param('mediaId', nullable(uuid))

const isPublic = sql`m.state = 'approved' and m.hidden_at is null`

const listMedia = statement({
  name: 'social-media-list',
  row: { media: json<MediaPage['media']>(), total: integer },
  sql: sql`
    with recursive below as (
      select c.id from categories c where c.id = ${category}
      union all select c.id from categories c join below b on c.parent_id = b.id
    ),
    found as (
      select m.id, m.user_id, m.picture, m.width, m.height, m.captions, m.author, m.posted_at, s.position
      from social_media m left join social_stream_media s on s.media_id = m.id and s.stream_id = ${stream}
      where m.customer_id = ${customerId} and ${isPublic}
        and (${stream}::text is null or s.media_id is not null)
        and (${tag}::text is null or exists (select from social_media_tags t where t.media_id = m.id and t.tag = ${tag}))
        and (${category}::text is null or exists (
          select from social_media_tags t join product_categories p on p.product_id = t.tag join below b on b.id = p.category_id
          where t.media_id = m.id))
        and (${stash}::uuid is null or exists (
          select from social_stash_media k where k.media_id = m.id and k.stash_id = ${stash}))
    ),
    page as (
      select f.* from found f order by f.position, f.posted_at desc, f.id offset ${param('offset', integer)} limit ${param('limit', integer)}
    )
    select (select count(*)::int from found) as total, (
      select coalesce(json_agg(json_build_object('id', m.id, 'isOfPerson', m.user_id is not null, 'picture', m.picture,
        'width', m.width, 'height', m.height, 'captions', m.captions, 'author', m.author,
        'tags', (select coalesce(json_agg(t.tag order by t.position), '[]') from social_media_tags t where t.media_id = m.id),
        'postedAt', (extract(epoch from m.posted_at) * 1000)::float8) order by m.position, m.posted_at desc, m.id), '[]')
      from page m) as media`,
})

const listStreams = statement({
  name: 'social-streams-list',
  row: { id: socialStreams.id, names: socialStreams.names, mediaCount: integer },
  sql: sql`
    select s.id, s.names, (select count(*)::int from social_stream_media x join social_media m on m.id = x.media_id
      where x.stream_id = s.id and ${isPublic}) as "mediaCount"
    from social_streams s where s.customer_id = ${customerId} and (${mediaId}::uuid is null
      or exists (select from social_stream_media x where x.stream_id = s.id and x.media_id = ${mediaId}))
    order by s.position, s.id`,
})

const findPublic = statement({
  name: 'social-media-public',
  row: { id: socialMedia.id, bytes: nullable(bytes) },
  sql: sql`select m.id, m.bytes from social_media m where m.id = ${id} and ${isPublic}`,
})

const isOfCustomer = statement({
  name: 'social-media-of-customer',
  row: { id: socialMedia.id },
  sql: sql`select m.id from social_media m where m.id = ${id} and m.customer_id = ${customerId} and ${isPublic}`,
})

const putUser = statement({
  name: 'social-user-put',
  row: { id: socialUsers.id, name: socialUsers.name },
  sql: sql`
    insert into social_users as u (id, consumer_no, name, created_at) values (${id}, ${consumerNo}, ${param('name', text)}, ${now})
    on conflict (consumer_no) do update set name = excluded.name returning u.id, u.name`,
})

const findUser = statement({
  name: 'social-user-find',
  row: { id: socialUsers.id, name: socialUsers.name },
  sql: sql`select u.id, u.name from social_users u where u.consumer_no = ${consumerNo}`,
})

const userId = param('userId', uuid)

const insertMedia = statement({
  name: 'social-media-insert',
  sql: sql`
    insert into social_media (id, customer_id, user_id, bytes, width, height, captions, author, state, posted_at)
    select ${id}, ${customerId}, ${userId}, ${param('bytes', bytes)}, ${param('width', integer)}, ${param('height', integer)},
      ${param('captions', json<Readonly<Record<string, string>>>())}, ${param('author', text)}, 'submitted', ${now}
    where (select count(*) from social_media m where m.user_id = ${userId} and m.state = 'submitted') < ${literal(mostSubmittedMedia)}`,
})

const insertTags = statement({
  name: 'social-media-tags-insert',
  sql: sql`insert into social_media_tags (media_id, tag, position)
    select ${id}, g.tag, g.position from unnest(${param('tags', arrayOf(text))}::text[]) with ordinality as g (tag, position)`,
})

type Of = { readonly id: string; readonly customerId: string }

export const socialMediaQueries = {
  listMedia: (executor: Executor, query: MediaQuery): Promise<MediaPage> => getRow(executor, listMedia, query),
  listStreams: (
    executor: Executor,
    of: { readonly customerId: string; readonly mediaId: string | null },
  ): Promise<StreamRecord[]> => listRows(executor, listStreams, of),
  isPublicOf: async (executor: Executor, of: Of): Promise<boolean> =>
    (await findRow(executor, isOfCustomer, of)) !== null,
  findPicture: async (executor: Executor, wanted: string): Promise<Buffer | null> =>
    (await findRow(executor, findPublic, { id: wanted }))?.bytes ?? null,
  putUser: (
    executor: Executor,
    user: { readonly id: string; readonly consumerNo: string; readonly name: string; readonly now: number },
  ): Promise<SocialUser> => getRow(executor, putUser, user),
  findUser: (executor: Executor, of: string): Promise<SocialUser | null> =>
    findRow(executor, findUser, { consumerNo: of }),

  /** Writes a picture with its tags within a transaction; false where too many of its sender wait already. */
  insert: async (executor: Executor, { user, tags, ...media }: NewMedia): Promise<boolean> => {
    const written = await execute(executor, insertMedia, { ...media, userId: user.id, author: user.name })
    if (written === 0) return false
    await execute(executor, insertTags, { id: media.id, tags })
    return true
  },
} as const
