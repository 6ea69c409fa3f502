import {
  type Executor,
  getRow,
  integer,
  json,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'

export type AuditEntry = {
  readonly entryId: number
  readonly at: number
  readonly actor: string
  readonly actorType: string
  readonly action: string
  readonly subject: string
  readonly customer: string | null
  readonly data: Readonly<Record<string, unknown>>
}

export type AuditFilter = {
  /** The number of a customer, a member of staff or an order, or the email of an account. */
  readonly search: string | null
  readonly action: string | null
  readonly from: number
  readonly to: number
  readonly offset: number
  readonly limit: number
}

const search = param('search', nullable(text))
const action = param('action', nullable(text))

const list = statement({
  name: 'staff-audit',
  row: { total: integer, entries: json<readonly AuditEntry[]>() },
  sql: sql`
    with own as (
      select a.id from staff_actions a
      where a.created_at >= ${moment('from')} and a.created_at < ${moment('to')}
        and (${action}::text is null or a.action = ${action})
        and (${search}::text is null or a.subject = ${search} or a.actor_id = ${search} or a.consumer_no = ${search}
          or a.actor_id = (select consumer_no from consumers where email = lower(${search}))
          or a.consumer_no = (select consumer_no from consumers where email = lower(${search})))
    ), page as (
      select id from own order by id desc offset ${param('offset', integer)} limit ${param('limit', integer)}
    )
    select (select count(*)::int from own) as total, (
      select coalesce(json_agg(json_build_object('entryId', a.id, 'at', extract(epoch from a.created_at)::float8 * 1000,
        'actor', coalesce(a.data ->> 'actor', a.data ->> 'agent', trim(s.first_name || ' ' || s.last_name), a.actor_id),
        'actorType', a.actor_type, 'action', a.action, 'subject', a.subject,
        'customer', coalesce(nullif(trim(k.first_name || ' ' || k.last_name), ''), a.consumer_no),
        'data', a.data) order by a.id desc), '[]')
      from page join staff_actions a using (id) left join consumers s on s.consumer_no = a.actor_id
        left join consumers k on k.consumer_no = a.consumer_no) as entries`,
})

/** Lists a page of the audit log, the newest first. */
export function listAuditEntries(executor: Executor, filter: AuditFilter) {
  return getRow(executor, list, filter)
}
