import { consumers, type Executor, execute, findRow, listRows, param, sql, statement, text } from '@lacehouse/database'
import { administratorRole } from '@lacehouse/domain/staff/staff-rights'
import type { Pool, PoolClient } from 'pg'

const siteId = param('siteId', text)
const email = param('email', text)
const storeId = param('storeId', text)

const listSiteStores = statement({
  name: 'staff-stores',
  row: { storeId: text },
  sql: sql`select id as "storeId" from locations where site_id = ${siteId} and kind = 'store' and status = 'open' order by priority, id`,
})

const findByEmail = statement({
  name: 'staff-by-email',
  row: { consumerType: consumers.consumerType, siteId: consumers.siteId },
  sql: sql`select consumer_type as "consumerType", site_id as "siteId" from consumers where email = ${email}`,
})

const insertConsumer = statement({
  name: 'staff-add-consumer',
  sql: sql`insert into consumers (consumer_no, site_id, consumer_type, email, password_hash, first_name, last_name)
    values (${param('consumerNo', text)}, ${siteId}, 'STORE_EMPLOYEE', ${email}, ${param('passwordHash', text)},
      ${param('firstName', text)}, ${param('lastName', text)})
    on conflict (email) do nothing`,
})

const insertEmployee = statement({
  name: 'staff-add-employee',
  sql: sql`insert into store_employees (id, store_id, name)
    values (${param('employeeId', text)}, ${storeId}, ${param('name', text)})`,
})

// Demo people of a shop in production are disabled, and count for nothing.
const makeAdministrator = statement({
  name: 'staff-first-administrator',
  sql: sql`insert into staff_role_members (consumer_no, role_id)
    select k.consumer_no, ${param('administrator', text)} from consumers k where k.email = ${email} and not exists (
      select from staff_role_members m join consumers o on o.consumer_no = m.consumer_no
      where m.role_id = ${param('administrator', text)} and o.state = 'active')
    on conflict do nothing`,
})

export type NewStaffRow = {
  readonly consumerNo: string
  readonly siteId: string
  readonly storeId: string
  readonly employeeId: string
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
}

/** Adds a person to the sellers of a store. */
export async function addSeller(
  client: PoolClient,
  seller: { readonly employeeId: string; readonly storeId: string; readonly name: string },
): Promise<void> {
  await execute(client, insertEmployee, seller)
}

/** Creates the queries of staff. */
export function createStaffQueries(pool: Pool) {
  return {
    /** Lists the ids of a site's open stores. */
    listStores: async (siteId: string): Promise<string[]> =>
      (await listRows(pool, listSiteStores, { siteId })).map(({ storeId }) => storeId),

    /** Finds what an email belongs to. */
    findByEmail: (email: string) => findRow(pool, findByEmail, { email }),

    /** Makes a member of staff the administrator of the back office where it has none; answers whether it did. */
    makeAdministrator: async (client: Executor, email: string): Promise<boolean> =>
      (await execute(client, makeAdministrator, { email, administrator: administratorRole })) === 1,

    /** Adds a person who signs in, and their entry among the sellers of the store. Answers false where the email is taken. */
    add: async (client: PoolClient, row: NewStaffRow): Promise<boolean> => {
      const { consumerNo, siteId, storeId, employeeId, email, passwordHash, firstName, lastName } = row
      const person = { consumerNo, siteId, email, passwordHash, firstName, lastName }
      if ((await execute(client, insertConsumer, person)) !== 1) return false
      await addSeller(client, { employeeId, storeId, name: `${firstName} ${lastName}` })
      return true
    },
  }
}

export type StaffQueries = ReturnType<typeof createStaffQueries>
