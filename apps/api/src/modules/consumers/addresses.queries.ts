import {
  boolean,
  consumerAddresses,
  consumers,
  execute,
  findRow,
  float,
  inTransaction,
  integer,
  json,
  moment,
  nullable,
  param,
  type RowOf,
  type Statement,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import type { YearlySpend } from '@lacehouse/domain/discount-programmes/discount-programme'
import type { Pool, PoolClient } from 'pg'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { acceptedTerms, spendsJson } from '../../core/consumers/shopper.ts'

export type AddressKind = 'shipping' | 'billing'

export type SavedAddressRow = {
  readonly id: string
  readonly kind: AddressKind
  readonly isDefault: boolean
  readonly address: CartAddress
}

/** An athlete's credit of a year, in minor units of the currency of their site. */
type CreditRow = { readonly currentSpend: number; readonly annualCredit: number }

type Profile = {
  readonly favoriteStoreId?: string
  readonly identities?: readonly string[]
  readonly postalCode?: string
  readonly interests?: string
  readonly preferredShoeSize?: string
  readonly source?: { readonly acquisitionType?: string; readonly campaignName?: string }
  readonly loyaltyOptInDate?: string
}

const consumerNo = param('consumerNo', text)
const id = param('id', uuid)
const kind = param('kind', consumerAddresses.kind)
const now = moment('now')

const readProfile = statement({
  name: 'consumer-profile',
  row: {
    consumerNo: consumers.consumerNo,
    siteId: consumers.siteId,
    consumerType: consumers.consumerType,
    memberId: consumers.memberId,
    email: consumers.email,
    firstName: consumers.firstName,
    lastName: consumers.lastName,
    phone: consumers.phone,
    phoneConfirmedAt: nullable(float),
    birthDate: nullable(text),
    gender: consumers.gender,
    state: consumers.state,
    profile: json<Profile>(),
    addresses: json<readonly SavedAddressRow[]>(),
    /** Null for a consumer who is not a member. */
    points: nullable(integer),
    /** The athlete's credit of this year. */
    athlete: nullable(json<CreditRow>()),
    /** The version of the employee terms that was accepted last. */
    acceptedTerms: nullable(text),
    spends: nullable(json<readonly YearlySpend[]>()),
    /** When the account is deleted, where that was asked for. */
    deletionDueAt: nullable(float),
  },
  sql: sql`
    select k.consumer_no as "consumerNo", k.site_id as "siteId", k.consumer_type as "consumerType", k.member_id as "memberId",
      k.email, k.first_name as "firstName", k.last_name as "lastName", k.phone,
      extract(epoch from k.phone_confirmed_at)::float8 * 1000 as "phoneConfirmedAt", k.birth_date::text as "birthDate", k.gender,
      k.state, k.profile, (
        select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'isDefault', a.is_default, 'address', a.address)
          order by a.is_default desc, a.created_at desc, a.id), '[]')
        from consumer_addresses a where a.consumer_no = k.consumer_no
      ) as addresses, (select p.balance from points_accounts p where p.member_id = k.member_id) as points, (
        select json_build_object('currentSpend', a.spent_minor, 'annualCredit', a.credit_minor) from credit_accounts a
        where a.consumer_no = k.consumer_no and a.year = extract(year from ${now} at time zone 'UTC')
      ) as athlete, ${acceptedTerms} as "acceptedTerms", ${spendsJson} as spends, (
        select extract(epoch from d.due_at)::float8 * 1000 from account_deletions d where d.consumer_no = k.consumer_no
      ) as "deletionDueAt"
    from consumers k where k.consumer_no = ${consumerNo}`,
})

export type ProfileRow = RowOf<typeof readProfile>

const holdConsumer = statement({
  name: 'consumer-lock',
  row: { state: consumers.state },
  sql: sql`select state from consumers where consumer_no = ${consumerNo} for no key update`,
})

// Locks the row of the consumer, so that two tabs that change the main address run one after the other.
const lock = async (client: PoolClient, consumerNo: string): Promise<void> => {
  requireActive(await findRow(client, holdConsumer, { consumerNo }))
}

const demote = statement({
  name: 'address-demote',
  sql: sql`update consumer_addresses set is_default = false
    where consumer_no = ${consumerNo} and kind = ${kind} and is_default and id is distinct from ${id}::uuid`,
})

/** Makes the newest address of a type the main one where the type has no main address. */
const promote = statement({
  name: 'address-promote',
  sql: sql`update consumer_addresses set is_default = true where id = (
      select id from consumer_addresses where consumer_no = ${consumerNo} and kind = ${kind}
      order by created_at desc, id limit 1
    ) and not exists (select 1 from consumer_addresses where consumer_no = ${consumerNo} and kind = ${kind} and is_default)`,
})

export type AddressToSave = {
  readonly id: string
  readonly kind: AddressKind
  readonly isMain: boolean
  readonly address: CartAddress
  readonly now: number
}

const isMain = param('isMain', boolean)
const address = param('address', json<CartAddress>())

const insertAddress = statement({
  name: 'address-add',
  sql: sql`insert into consumer_addresses (id, consumer_no, kind, is_default, address, created_at, updated_at)
    values (${id}, ${consumerNo}, ${kind}, ${isMain}, ${address}, ${now}, ${now})`,
})

const updateAddress = statement({
  name: 'address-update',
  sql: sql`update consumer_addresses set kind = ${kind}, is_default = ${isMain} or (is_default and kind = ${kind}),
    address = ${address}, updated_at = ${now} where id = ${id} and consumer_no = ${consumerNo}`,
})

const removeAddress = statement({
  name: 'address-remove',
  sql: sql`delete from consumer_addresses where id = ${id} and consumer_no = ${consumerNo}`,
})

type WriteAddress = Statement<AddressToSave & { readonly consumerNo: string }, unknown>

/** Creates the statements on profiles and saved addresses; each names the owner, so that another consumer's address is unknown. */
export function createProfileQueries(pool: Pool) {
  const updateDefault = async (client: PoolClient, consumerNo: string): Promise<void> => {
    for (const kind of ['shipping', 'billing'] satisfies AddressKind[])
      await execute(client, promote, { consumerNo, kind })
  }
  const write = (consumerNo: string, saved: AddressToSave, statement: WriteAddress) =>
    inTransaction(pool, async (client) => {
      await lock(client, consumerNo)
      if (saved.isMain) await execute(client, demote, { consumerNo, kind: saved.kind, id: saved.id })
      const written = await execute(client, statement, { ...saved, consumerNo })
      await updateDefault(client, consumerNo)
      return written === 1
    })
  return {
    findProfile: (consumerNo: string, now: number): Promise<ProfileRow | null> =>
      findRow(pool, readProfile, { consumerNo, now }),
    addAddress: (consumerNo: string, address: AddressToSave) => write(consumerNo, address, insertAddress),
    /** Resolves to false where the consumer has no such address. */
    updateAddress: (consumerNo: string, address: AddressToSave) => write(consumerNo, address, updateAddress),
    removeAddress: (consumerNo: string, id: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await lock(client, consumerNo)
        const removed = await execute(client, removeAddress, { id, consumerNo })
        await updateDefault(client, consumerNo)
        return removed === 1
      }),
  }
}

export type ProfileQueries = ReturnType<typeof createProfileQueries>
