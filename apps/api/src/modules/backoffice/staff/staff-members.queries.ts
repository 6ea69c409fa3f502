import {
  arrayOf,
  boolean,
  type Executor,
  execute,
  findRow,
  getRow,
  integer,
  json,
  listRows,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import { administratorRole, type GrantedRole } from '@lacehouse/domain/staff/staff-rights'
import type { PoolClient } from 'pg'

export type ListedStaffMember = {
  readonly consumerNo: string
  readonly siteId: string
  readonly name: string
  readonly email: string
  readonly consumerType: string
  readonly state: string
  readonly roles: readonly { readonly roleId: string; readonly name: string }[]
  readonly hasSecondFactor: boolean
  /** Whether an invitation waits for its first password. */
  readonly isInvited: boolean
}

export type StaffFilter = {
  /** A pattern of `like` for email or name, in lower case. */
  readonly search: string | null
  readonly role: string | null
  readonly offset: number
  readonly limit: number
}

const consumerNo = param('consumerNo', text)
const roleId = param('roleId', text)
const search = param('search', nullable(text))
const role = param('role', nullable(text))
const isStaff = sql`k.consumer_type in ('AGENT', 'STORE_EMPLOYEE')`

const listed = sql`json_build_object('consumerNo', k.consumer_no, 'siteId', k.site_id, 'email', k.email,
  'name', trim(k.first_name || ' ' || k.last_name), 'consumerType', k.consumer_type, 'state', k.state,
  'roles', (select coalesce(json_agg(json_build_object('roleId', r.id, 'name', r.name) order by r.name), '[]')
    from staff_role_members m join staff_roles r on r.id = m.role_id where m.consumer_no = k.consumer_no),
  'hasSecondFactor', exists (
    select from staff_second_factors f where f.consumer_no = k.consumer_no and f.confirmed_at is not null),
  'isInvited', k.password_hash is null)`

const list = statement({
  name: 'staff-members',
  row: { total: integer, members: json<readonly ListedStaffMember[]>() },
  sql: sql`
    with own as (
      select k.consumer_no, lower(k.last_name || ' ' || k.first_name) as sorted from consumers k where ${isStaff}
        and (${search}::text is null or k.email like ${search} or lower(k.last_name) like ${search} or lower(k.first_name) like ${search})
        and (${role}::text is null or exists (
          select from staff_role_members m where m.consumer_no = k.consumer_no and m.role_id = ${role}))
    ), page as (
      select *, row_number() over (order by sorted, consumer_no) as place from own order by sorted, consumer_no
      offset ${param('offset', integer)} limit ${param('limit', integer)}
    )
    select (select count(*)::int from own) as total,
      (select coalesce(json_agg(${listed} order by page.place), '[]') from page join consumers k using (consumer_no)) as members`,
})

const find = statement({
  name: 'staff-member',
  row: { member: json<ListedStaffMember>() },
  sql: sql`select ${listed} as member from consumers k where k.consumer_no = ${consumerNo} and ${isStaff}`,
})

const roleColumns = sql`json_build_object('id', r.id, 'name', r.name, 'requiresSecondFactor', r.requires_second_factor,
  'rights', (select coalesce(json_agg(g."right" order by g."right"), '[]') from staff_role_rights g where g.role_id = r.id),
  'members', (select count(*)::int from staff_role_members m where m.role_id = r.id))`

export type StoredRole = GrantedRole & {
  readonly name: string
  readonly requiresSecondFactor: boolean
  readonly members: number
}

const listRoles = statement({
  name: 'staff-roles',
  row: { role: json<StoredRole>() },
  sql: sql`select ${roleColumns} as role from staff_roles r order by r.name, r.id`,
})

// Changes of roles wait for each other at one row, so that two of them cannot both take the last administrator.
const lockRoles = statement({
  name: 'staff-roles-lock',
  sql: sql`select 1 from staff_roles where id = ${param('administrator', text)} for update`,
})

const countOthers = statement({
  name: 'staff-other-administrators',
  row: { count: integer },
  sql: sql`select count(*)::int as count from staff_role_members m join consumers k using (consumer_no)
    where m.role_id = ${param('administrator', text)} and m.consumer_no <> ${consumerNo} and k.state = 'active' and ${isStaff}`,
})

const removeRoles = statement({
  name: 'staff-member-roles-remove',
  sql: sql`delete from staff_role_members where consumer_no = ${consumerNo}`,
})

const addRoles = statement({
  name: 'staff-member-roles-add',
  sql: sql`insert into staff_role_members (consumer_no, role_id)
    select ${consumerNo}, id from unnest(${param('roleIds', arrayOf(text))}::text[]) as id`,
})

const putRole = statement({
  name: 'staff-role-put',
  sql: sql`insert into staff_roles (id, name, requires_second_factor)
    values (${roleId}, ${param('name', text)}, ${param('requiresSecondFactor', boolean)})
    on conflict (id) do update set name = excluded.name, requires_second_factor = excluded.requires_second_factor, updated_at = now()`,
})

const removeRights = statement({
  name: 'staff-role-rights-remove',
  sql: sql`delete from staff_role_rights where role_id = ${roleId}`,
})

const addRights = statement({
  name: 'staff-role-rights-add',
  sql: sql`insert into staff_role_rights (role_id, "right")
    select ${roleId}, granted from unnest(${param('rights', arrayOf(text))}::text[]) as granted`,
})

const administrator = administratorRole

/** Queries of staff and their roles. */
export const staffMemberQueries = {
  list: (executor: Executor, filter: StaffFilter) => getRow(executor, list, filter),
  find: async (executor: Executor, consumerNo: string): Promise<ListedStaffMember | null> =>
    (await findRow(executor, find, { consumerNo }))?.member ?? null,
  listRoles: async (executor: Executor): Promise<StoredRole[]> =>
    (await listRows(executor, listRoles)).map(({ role }) => role),
  /** Has changes of roles wait for each other until the end of the transaction. */
  lockRoles: async (client: PoolClient): Promise<void> => {
    await execute(client, lockRoles, { administrator })
  },
  countOtherAdministrators: async (client: PoolClient, consumerNo: string): Promise<number> =>
    (await getRow(client, countOthers, { consumerNo, administrator })).count,
  setRoles: async (client: PoolClient, consumerNo: string, roleIds: readonly string[]): Promise<void> => {
    await execute(client, removeRoles, { consumerNo })
    await execute(client, addRoles, { consumerNo, roleIds })
  },
  putRole: async (
    client: PoolClient,
    { rights, ...role }: { roleId: string; name: string; requiresSecondFactor: boolean; rights: readonly string[] },
  ): Promise<void> => {
    await execute(client, putRole, role)
    await execute(client, removeRights, { roleId: role.roleId })
    await execute(client, addRights, { roleId: role.roleId, rights })
  },
} as const
