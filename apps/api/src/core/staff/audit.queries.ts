import {
  type Executor,
  execute,
  json,
  nullable,
  param,
  sql,
  type staffActions,
  statement,
  text,
} from '@lacehouse/database'
import type { StaffCaller } from '../../http/staff-caller.ts'

const record = statement({
  name: 'staff-action-record',
  sql: sql`insert into staff_actions (site_id, actor_id, actor_type, action, subject, data, consumer_no)
    values (${param('siteId', text)}, ${param('actorId', text)}, ${param('actorType', text)}, ${param('action', text)}, ${param('subject', text)},
      ${param('data', json<typeof staffActions.$inferSelect.data>())}, ${param('consumerNo', nullable(text))})`,
})

type StaffAction = {
  readonly siteId: string
  readonly actorId: string
  readonly actorType: 'AGENT' | 'STAFF'
  readonly action: string
  readonly subject: string
  readonly data: Readonly<Record<string, unknown>>
  readonly consumerNo: string | null
}

/** Writes an entry of the audit log, which is append-only (AUTH-09). */
export async function recordStaffAction(executor: Executor, action: StaffAction): Promise<void> {
  await execute(executor, record, action)
}

/** An entry of the audit log: a change by a member of staff, or their reading of a customer. */
export type StaffChange = {
  /** The id of the call, which has words in the back office. */
  readonly action: string
  /** The number of an order or of an account, or the id of a role. */
  readonly subject: string
  readonly siteId?: string
  /** The customer or the member of staff whom it is about; null where there is none. */
  readonly consumerNo: string | null
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Writes an entry of the audit log, in the transaction of the change. */
export async function recordStaffChange(
  executor: Executor,
  staff: Pick<StaffCaller, 'consumerNo' | 'name' | 'siteId'>,
  { action, subject, siteId = staff.siteId, consumerNo, before, after }: StaffChange,
): Promise<void> {
  const data = { actor: staff.name, ...(before && { before }), ...(after && { after }) }
  const by = { siteId, actorId: staff.consumerNo, actorType: 'STAFF' } as const
  await recordStaffAction(executor, { ...by, action, subject, data, consumerNo })
}
