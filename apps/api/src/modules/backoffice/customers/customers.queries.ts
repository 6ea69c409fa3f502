import {
  boolean,
  consumers,
  type Executor,
  type Fragment,
  findRow,
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
import type { PostalAddress } from '@lacehouse/domain/address/format-address'
import type { Earning } from '@lacehouse/domain/loyalty/find-tier-standing'
import { earningsOfMember } from '../../../core/balances/earnings-of-member.ts'

export type ListedCustomer = {
  readonly consumerNo: string
  readonly siteId: string
  readonly name: string
  readonly email: string
  readonly consumerType: string
  readonly state: string
  readonly createdAt: number
  readonly orders: number
}

export type CustomerFilter = {
  readonly email: string | null
  /** The digits of a phone number behind a plus. */
  readonly phone: string | null
  readonly consumerNo: string | null
  /** A pattern of `like`, in lower case. */
  readonly lastName: string | null
  readonly siteId: string | null
  readonly state: string | null
  readonly from: number
  readonly to: number
  readonly offset: number
  readonly limit: number
}

const [email, phone] = [param('email', nullable(text)), param('phone', nullable(text))]
const [siteId, state] = [param('siteId', nullable(text)), param('state', nullable(text))]
const [number, lastName] = [param('consumerNo', nullable(text)), param('lastName', nullable(text))]

/** Staff are no customers, and an erased account names no one. */
const isCustomer = sql`k.state <> 'erased' and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE')`

const listed = sql`json_build_object('consumerNo', k.consumer_no, 'siteId', k.site_id,
  'name', trim(k.first_name || ' ' || k.last_name), 'email', k.email, 'consumerType', k.consumer_type, 'state', k.state,
  'createdAt', extract(epoch from k.created_at)::float8 * 1000, 'orders', (
    select count(*)::int from orders o where o.owner_kind = 'consumer' and o.owner_id = k.consumer_no and o.state <> 'failed'))`

export type CustomerSort = 'createdAt' | '-createdAt' | 'name' | '-name'

const matching = sql`
  select k.consumer_no, k.created_at, lower(k.last_name) as last_name, lower(k.first_name) as first_name
  from consumers k where ${isCustomer}
    and k.created_at >= ${moment('from')} and k.created_at < ${moment('to')}
    and (${email}::text is null or k.email = ${email}) and (${phone}::text is null or k.phone = ${phone})
    and (${number}::text is null or k.consumer_no = ${number})
    and (${lastName}::text is null or lower(k.last_name) like ${lastName})
    and (${siteId}::text is null or k.site_id = ${siteId}) and (${state}::text is null or k.state = ${state})`

const makeList = <Name extends string>(name: Name, order: Fragment) =>
  statement({
    name,
    row: { total: integer, customers: json<readonly ListedCustomer[]>() },
    sql: sql`
      with own as (${matching}), page as (
        select own.*, row_number() over (order by ${order}, own.consumer_no) as place from own order by ${order}, own.consumer_no
        offset ${param('offset', integer)} limit ${param('limit', integer)}
      )
      select (select count(*)::int from own) as total,
        (select coalesce(json_agg(${listed} order by page.place), '[]') from page join consumers k using (consumer_no)) as customers`,
  })

const lists = {
  createdAt: makeList('staff-customers-oldest', sql`own.created_at`),
  '-createdAt': makeList('staff-customers-newest', sql`own.created_at desc`),
  name: makeList('staff-customers-by-name', sql`own.last_name, own.first_name`),
  '-name': makeList('staff-customers-by-name-back', sql`own.last_name desc, own.first_name desc`),
} as const

const find = statement({
  name: 'staff-customer',
  row: {
    listed: json<ListedCustomer>(),
    phone: consumers.phone,
    birthDate: consumers.birthDate,
    /** The points of a member, and what was earned lately; null for others. */
    member: nullable(json<{ readonly points: number; readonly earnings: readonly Earning[] }>()),
    isEmailConfirmed: boolean,
    addresses: json<readonly { readonly kind: string; readonly address: PostalAddress }[]>(),
  },
  sql: sql`
    select ${listed} as listed, k.phone, k.birth_date as "birthDate", (
        select json_build_object('points', coalesce(p.balance, 0)::float8, 'earnings', (${earningsOfMember}))
        from consumers m left join points_accounts p on p.member_id = m.member_id
        where m.consumer_no = k.consumer_no and m.member_id is not null) as member,
      k.email_confirmed_at is not null as "isEmailConfirmed", (
        select coalesce(json_agg(json_build_object('kind', a.kind, 'address', a.address) order by a.is_default desc, a.created_at), '[]')
        from consumer_addresses a where a.consumer_no = k.consumer_no) as addresses
    from consumers k where k.consumer_no = ${param('no', text)} and ${isCustomer}`,
})

/** Queries of customers as staff see them. */
export const staffCustomerQueries = {
  list: (executor: Executor, filter: CustomerFilter, sort: CustomerSort = '-createdAt') =>
    getRow(executor, lists[sort], filter),
  find: (executor: Executor, consumerNo: string, now: number) => findRow(executor, find, { no: consumerNo, now }),
} as const
