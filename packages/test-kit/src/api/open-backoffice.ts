import { randomUUID } from 'node:crypto'
import type { CallId, CallReply, ErrorReply } from '@lacehouse/contracts'
import { demoPassword } from '@lacehouse/demo'
import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import { addConsumer } from './sign-in.ts'
import type { TestApi } from './start-test-api.ts'
import type { TestReply } from './test-client.ts'

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** A member of staff with a session of the back office, as a browser has it: by cookie, and from the shop's own origin. */
export type BackofficeCaller = {
  readonly consumerNo: string
  readonly email: string
  readonly cookie: string
  /** Makes a call; throws with the reply unless it succeeds. */
  readonly call: <Id extends CallId>(id: Id, input?: Input) => Promise<CallReply<Id>>
  readonly tryCall: <Id extends CallId>(id: Id, input?: Input) => Promise<TestReply<CallReply<Id> & ErrorReply>>
}

/** A shop to which tests add staff who sign in: a test API, or a shop in a process of its own. */
export type StaffShop = Pick<TestApi, 'url' | 'client'> & {
  readonly database: Pick<TestApi['database'], 'db'>
}

export type NewStaff = {
  /** The rights of a role that is made for this member, without a second factor. */
  readonly rights?: readonly StaffRight[]
  /** Roles that exist. */
  readonly roles?: readonly string[]
  readonly requiresSecondFactor?: boolean
}

/** Adds a member of staff with roles. */
export async function addStaff(api: StaffShop, { rights, roles = [], requiresSecondFactor = false }: NewStaff) {
  const { pool } = api.database.db
  const person = await addConsumer(api.database.db, { consumerType: 'AGENT', firstName: 'Sam', lastName: 'Ortiz' })
  const own = `test-${randomUUID()}`
  if (rights) {
    await pool.query('insert into staff_roles (id, name, requires_second_factor) values ($1, $1, $2)', [
      own,
      requiresSecondFactor,
    ])
    await pool.query('insert into staff_role_rights (role_id, "right") select $1, unnest($2::text[])', [own, rights])
  }
  for (const role of [...roles, ...(rights ? [own] : [])])
    await pool.query('insert into staff_role_members (consumer_no, role_id) values ($1, $2)', [person.consumerNo, role])
  return person
}

/** Begins a session with the password of the demo people. */
export async function signInStaff(
  api: StaffShop,
  person: { consumerNo: string; email: string },
): Promise<BackofficeCaller> {
  const body = { username: person.email, password: demoPassword }
  const { status, headers } = await api.client.withToken(null).tryCall('backoffice.signIn', { body })
  if (status !== 200) throw new Error(`${person.email} was not signed in: ${status}`)
  return withCookie(api, person, readStaffCookie(headers) ?? '')
}

/** Adds a member of staff without a second factor, and signs them in. */
export async function openBackoffice(
  api: StaffShop,
  staff: Omit<NewStaff, 'requiresSecondFactor'>,
): Promise<BackofficeCaller> {
  return signInStaff(api, await addStaff(api, staff))
}

/** Finds the cookie of a session among those that a reply sets. */
export function readStaffCookie(headers: Headers): string | null {
  const set = headers.getSetCookie().find((one) => one.startsWith('lh_staff='))
  return set?.split(';')[0] ?? null
}

/** A caller with a cookie. */
export function withCookie(
  api: StaffShop,
  { consumerNo, email }: { consumerNo: string; email: string },
  cookie: string,
): BackofficeCaller {
  const shopper = api.client.withToken(null)
  const headers = { cookie, origin: api.url }
  const tryCall: BackofficeCaller['tryCall'] = (id, input = {}) => shopper.tryCall(id, { ...input, headers })
  return {
    ...{ consumerNo, email, cookie, tryCall },
    call: async (id, input) => {
      const { status, body } = await tryCall(id, input)
      if (status >= 400) throw new Error(`${id} was answered ${status}: ${JSON.stringify(body)}`)
      return body as never
    },
  }
}
