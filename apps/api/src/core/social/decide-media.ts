import {
  type Executor,
  execute,
  findRow,
  inTransaction,
  moment,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { MediaState } from '@lacehouse/domain/social/social-media'
import type { Pool } from 'pg'

const mediaId = param('mediaId', uuid)
const now = moment('now')

const decide = statement({
  name: 'social-media-decide',
  row: { author: text },
  sql: sql`update social_media set state = ${param('decision', text)}, decided_at = ${now}, hidden_at = null
    where id = ${mediaId} returning author`,
})

const handleReports = statement({
  name: 'social-reports-handle',
  sql: sql`update social_reports set handled_at = ${now} where media_id = ${mediaId} and handled_at is null`,
})

export type MediaDecision = {
  readonly mediaId: string
  readonly decision: Exclude<MediaState, 'submitted'>
  /** In milliseconds since 1970. */
  readonly now: number
}

/** Shows a picture to everyone or to no one, and closes its reports; resolves to false for an unknown one. */
export function decideMedia(pool: Pool, decision: MediaDecision): Promise<boolean> {
  return inTransaction(pool, async (client: Executor) => {
    if (!(await findRow(client, decide, decision))) return false
    await execute(client, handleReports, decision)
    return true
  })
}
