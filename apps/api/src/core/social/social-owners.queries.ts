import {
  arrayOf,
  boolean,
  type Executor,
  execute,
  findRow,
  getRow,
  integer,
  literal,
  moment,
  param,
  socialStashes,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { mostStashedMedia } from '@lacehouse/domain/social/social-media'
import type { MediaReport, StashChange } from './social-media.ts'

const mediaId = param('mediaId', uuid)
const customerId = param('customerId', text)
const ownerKind = param('ownerKind', text)
const ownerId = param('ownerId', text)
const stashId = param('stashId', uuid)
const now = moment('now')

// The lock makes two reports at once count one after the other.
const lockMedia = statement({
  name: 'social-report-lock',
  row: { isOwn: boolean },
  sql: sql`select coalesce(${ownerKind} = 'consumer' and u.consumer_no = ${ownerId}, false) as "isOwn"
    from social_media m left join social_users u on u.id = m.user_id
    where m.id = ${mediaId} and m.customer_id = ${customerId} and m.state = 'approved' and m.hidden_at is null for update of m`,
})

const insertReport = statement({
  name: 'social-report-insert',
  sql: sql`insert into social_reports (media_id, owner_kind, owner_id, reason, reported_at)
    values (${mediaId}, ${ownerKind}, ${ownerId}, ${param('reason', text)}, ${now}) on conflict do nothing`,
})

const countReports = statement({
  name: 'social-reports-count',
  row: { open: integer },
  sql: sql`select count(*)::int as open from social_reports r where r.media_id = ${mediaId} and r.handled_at is null`,
})

const hide = statement({
  name: 'social-media-hide',
  sql: sql`update social_media set hidden_at = ${now} where id = ${mediaId}`,
})

const putStash = statement({
  name: 'social-stash-put',
  row: { id: socialStashes.id },
  sql: sql`
    insert into social_stashes as s (id, site_id, owner_kind, owner_id, updated_at)
    values (${stashId}, ${param('siteId', text)}, ${ownerKind}, ${ownerId}, ${now})
    on conflict (owner_kind, owner_id, site_id) do update set updated_at = excluded.updated_at returning s.id`,
})

const removeFromStash = statement({
  name: 'social-stash-remove',
  sql: sql`delete from social_stash_media k where k.stash_id = ${stashId} and k.media_id = any (${param('removed', arrayOf(uuid))})`,
})

const addToStash = statement({
  name: 'social-stash-add',
  sql: sql`
    insert into social_stash_media (stash_id, media_id, stashed_at)
    select ${stashId}, m.id, ${now} from social_media m
    where m.id = any (${param('added', arrayOf(uuid))}) and m.customer_id = ${customerId} and m.state = 'approved' and m.hidden_at is null
    on conflict do nothing`,
})

const isStashFull = statement({
  name: 'social-stash-full',
  row: { isFull: boolean },
  sql: sql`select count(*) > ${literal(mostStashedMedia)} as "isFull" from social_stash_media k where k.stash_id = ${stashId}`,
})

const toOwner = ({ owner }: Pick<MediaReport, 'owner'>) => ({ ownerKind: owner.kind, ownerId: owner.id })

/** Statements for the texts that visitors write about pictures. All of them need a transaction. */
export const socialOwnersQueries = {
  /** Locks a public picture; null for any other. */
  lock: (executor: Executor, report: Pick<MediaReport, 'mediaId' | 'customerId' | 'owner'>) =>
    findRow(executor, lockMedia, { ...toOwner(report), mediaId: report.mediaId, customerId: report.customerId }),
  /** Writes a report; false where the owner has reported the picture before. */
  report: async (executor: Executor, { mediaId: id, reason, now: at, owner }: MediaReport): Promise<boolean> =>
    (await execute(executor, insertReport, { ...toOwner({ owner }), mediaId: id, reason, now: at })) === 1,
  countOpen: async (executor: Executor, id: string): Promise<number> =>
    (await getRow(executor, countReports, { mediaId: id })).open,
  hide: (executor: Executor, id: string, at: number) => execute(executor, hide, { mediaId: id, now: at }),

  /** Changes the one stash of an owner and resolves to its id; null where it would hold too many pictures. */
  changeStash: async (executor: Executor, id: string, change: StashChange): Promise<string | null> => {
    const { siteId, customerId: customer, added, removed, now: at } = change
    const stash = await getRow(executor, putStash, { ...toOwner(change), stashId: id, siteId, now: at })
    await execute(executor, removeFromStash, { stashId: stash.id, removed })
    await execute(executor, addToStash, { stashId: stash.id, added, customerId: customer, now: at })
    return (await getRow(executor, isStashFull, { stashId: stash.id })).isFull ? null : stash.id
  },
} as const
