import {
  boolean,
  bytes,
  consumers,
  type Executor,
  execute,
  findRow,
  float,
  json,
  moment,
  param,
  type RowOf,
  sql,
  staffSessions,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { StaffStage } from '@lacehouse/domain/staff/plan-sign-in-stage'
import type { GrantedRole } from '@lacehouse/domain/staff/staff-rights'
import { grantedRoles } from './granted-roles.ts'

const now = moment('now')
const consumerNo = param('consumerNo', text)
const isStaff = sql`k.state = 'active' and k.consumer_type in ('AGENT', 'STORE_EMPLOYEE')`

const find = statement({
  name: 'staff-session-find',
  row: {
    sessionId: uuid,
    stage: staffSessions.stage,
    endsAt: float,
    consumerNo: consumers.consumerNo,
    siteId: consumers.siteId,
    email: consumers.email,
    name: text,
    roles: json<readonly GrantedRole[]>(),
  },
  sql: sql`
    with seen as (
      update staff_sessions set seen_at = ${now}
      where token_hash = ${param('tokenHash', bytes)} and ends_at > ${now} and seen_at > ${moment('seenAfter')}
      returning id, stage, ends_at, consumer_no
    )
    select s.id as "sessionId", s.stage, extract(epoch from s.ends_at)::float8 * 1000 as "endsAt",
      k.consumer_no as "consumerNo", k.site_id as "siteId", k.email, trim(k.first_name || ' ' || k.last_name) as name, ${grantedRoles} as roles
    from seen s join consumers k using (consumer_no) where ${isStaff}`,
})

const findMember = statement({
  name: 'staff-member-find',
  row: { hasFactor: boolean, isRequired: boolean, roles: json<readonly GrantedRole[]>() },
  sql: sql`
    select exists (select from staff_second_factors f where f.consumer_no = k.consumer_no and f.confirmed_at is not null)
        as "hasFactor",
      exists (select from staff_role_members m join staff_roles r on r.id = m.role_id
        where m.consumer_no = k.consumer_no and r.requires_second_factor) as "isRequired", ${grantedRoles} as roles
    from consumers k where k.consumer_no = ${consumerNo} and ${isStaff}`,
})

const open = statement({
  name: 'staff-session-open',
  sql: sql`insert into staff_sessions (id, token_hash, consumer_no, stage, created_at, seen_at, ends_at)
    values (${param('sessionId', uuid)}, ${param('tokenHash', bytes)}, ${consumerNo}, ${param('stage', staffSessions.stage)},
      ${now}, ${now}, ${moment('endsAt')})`,
})

const end = statement({
  name: 'staff-session-end',
  sql: sql`delete from staff_sessions where id = ${param('sessionId', uuid)}`,
})

const endAll = statement({
  name: 'staff-sessions-end',
  sql: sql`delete from staff_sessions where consumer_no = ${consumerNo}`,
})

export type FoundStaffSession = RowOf<typeof find>
export type NewStaffSession = {
  readonly sessionId: string
  readonly tokenHash: Buffer
  readonly consumerNo: string
  readonly stage: StaffStage
  readonly now: number
  readonly endsAt: number
}

/** Queries of the sessions of the back office. */
export const staffSessionQueries = {
  /** Finds a session that has not ended and was seen after a moment, and notes that it is seen now. */
  find: (executor: Executor, session: { tokenHash: Buffer; now: number; seenAfter: number }) =>
    findRow(executor, find, session),
  /** Finds an active member of staff with roles and second factor. */
  findMember: (executor: Executor, consumerNo: string) => findRow(executor, findMember, { consumerNo }),
  open: async (executor: Executor, session: NewStaffSession): Promise<void> => {
    await execute(executor, open, session)
  },
  end: async (executor: Executor, sessionId: string): Promise<void> => {
    await execute(executor, end, { sessionId })
  },
  endAll: async (executor: Executor, consumerNo: string): Promise<void> => {
    await execute(executor, endAll, { consumerNo })
  },
} as const
