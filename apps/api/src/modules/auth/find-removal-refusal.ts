import { boolean, execute, findRow, integer, param, sql, statement, text, uuid } from '@lacehouse/database'
import { planRemoveWay, type RemovableWay } from '@lacehouse/domain/auth/plan-remove-way'
import type { PoolClient } from 'pg'

/** `unknown` where the account has no such way, `last_way` where it has no other. */
export type RemovalRefusal = 'unknown' | 'last_way'

type Removal = { readonly consumerNo: string; readonly id: string; readonly way: RemovableWay }

const consumerNo = param('consumerNo', text)
const id = param('id', uuid)

// Two removals wait for each other. The ways are read by a statement of their own: the one that waited does not see what the first left.
const lockAccount = statement({
  name: 'ways-lock-account',
  sql: sql`select 1 from consumers where consumer_no = ${consumerNo} for update`,
})

const findWays = statement({
  name: 'ways-to-sign-in',
  row: { hasPassword: boolean, passkeys: integer, identities: integer, isEmailConfirmed: boolean, isOwn: boolean },
  sql: sql`
    select k.password_hash is not null as "hasPassword", k.email_confirmed_at is not null as "isEmailConfirmed",
      (select count(*)::int from passkeys p where p.consumer_no = k.consumer_no) as passkeys,
      (select count(*)::int from linked_identities i where i.consumer_no = k.consumer_no) as identities,
      exists (select from passkeys p where p.id = ${id} and p.consumer_no = k.consumer_no)
        or exists (select from linked_identities i where i.id = ${id} and i.consumer_no = k.consumer_no) as "isOwn"
    from consumers k where k.consumer_no = ${consumerNo}`,
})

/** Locks an account within a transaction, and finds why it may not lose one of its ways to sign in; null where it may. */
export async function findRemovalRefusal(client: PoolClient, removal: Removal): Promise<RemovalRefusal | null> {
  await execute(client, lockAccount, removal)
  const ways = await findRow(client, findWays, removal)
  if (!ways?.isOwn) return 'unknown'
  const plan = planRemoveWay(ways, removal.way)
  return plan.ok ? null : plan.reason
}
