import {
  bytes,
  type Executor,
  findRow,
  json,
  listRows,
  nullable,
  param,
  socialMedia,
  sql,
  statement,
  uuid,
} from '@lacehouse/database'
import type { MediaReportReason } from '@lacehouse/domain/social/social-media'

const listWaiting = statement({
  name: 'social-media-waiting',
  row: {
    id: socialMedia.id,
    author: socialMedia.author,
    captions: socialMedia.captions,
    state: socialMedia.state,
    reports: json<readonly MediaReportReason[]>(),
  },
  sql: sql`
    select m.id, m.author, m.captions, m.state, (
      select coalesce(json_agg(r.reason order by r.reported_at), '[]') from social_reports r
      where r.media_id = m.id and r.handled_at is null) as reports
    from social_media m where m.state = 'submitted' or m.hidden_at is not null order by m.posted_at, m.id`,
})

const findBytes = statement({
  name: 'social-picture-of-staff',
  row: { bytes: nullable(bytes) },
  sql: sql`select m.bytes from social_media m where m.id = ${param('id', uuid)}`,
})

/** Lists pictures that wait for a decision of the staff, the oldest first, with the reasons of their open reports. */
export function listStaffMedia(executor: Executor) {
  return listRows(executor, listWaiting)
}

/** Finds the JPEG of a person's picture in any state; null for any other. */
export async function findStaffPicture(executor: Executor, id: string): Promise<Buffer | null> {
  return (await findRow(executor, findBytes, { id }))?.bytes ?? null
}
