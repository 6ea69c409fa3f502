import { inTransaction } from '@lacehouse/database'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import type { Pool, PoolClient } from 'pg'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Shopper } from '../../core/consumers/shopper.ts'

export type AddressKind = 'shipping' | 'billing'

export type SavedAddressRow = {
  readonly id: string
  readonly kind: AddressKind
  readonly isDefault: boolean
  readonly address: CartAddress
}

/** What a consumer has spent of what a year allows, in minor units of their site's currency. */
export type SpendRow = {
  readonly currentSpend: number
  readonly annualCap?: number
  readonly annualCredit?: number
  readonly isEmployeeDiscountTCAccepted?: boolean
}

export type ProfileRow = {
  readonly consumerNo: string
  readonly siteId: string
  readonly consumerType: string
  readonly memberId: string | null
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly birthDate: string | null
  readonly gender: string | null
  readonly state: Shopper['state']
  readonly profile: {
    readonly favoriteStoreId?: string
    readonly identities?: readonly string[]
    readonly postalCode?: string
    readonly loyaltyOptInDate?: string
    readonly employee?: SpendRow
    readonly prosumer?: SpendRow
  }
  readonly addresses: readonly SavedAddressRow[]
  /** Null for who is no member. */
  readonly points: number | null
  /** An athlete's credit of this year. */
  readonly athlete: SpendRow | null
}

const readProfile = `
  select k.consumer_no as "consumerNo", k.site_id as "siteId", k.consumer_type as "consumerType", k.member_id as "memberId",
    k.email, k.first_name as "firstName", k.last_name as "lastName", k.phone, k.birth_date::text as "birthDate", k.gender,
    k.state, k.profile, (
      select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'isDefault', a.is_default, 'address', a.address)
        order by a.is_default desc, a.created_at desc, a.id), '[]')
      from consumer_addresses a where a.consumer_no = k.consumer_no
    ) as addresses, (select p.balance from points_accounts p where p.member_id = k.member_id) as points, (
      select json_build_object('currentSpend', a.spent_minor, 'annualCredit', a.credit_minor) from credit_accounts a
      where a.consumer_no = k.consumer_no and a.year = extract(year from to_timestamp($2 / 1000.0) at time zone 'UTC')
    ) as athlete
  from consumers k where k.consumer_no = $1`

// The consumer's row is held, so that two tabs that each make another address the main one come one after the other.
const lock = async (client: PoolClient, consumerNo: string): Promise<void> => {
  const text = 'select state from consumers where consumer_no = $1 for no key update'
  const { rows } = await client.query<Pick<Shopper, 'state'>>({ name: 'consumer-lock', text, values: [consumerNo] })
  requireActive((rows[0] as Shopper | undefined) ?? null)
}

const demote = `update consumer_addresses set is_default = false
  where consumer_no = $1 and kind = $2 and is_default and id is distinct from $3::uuid`

/** The newest of a type becomes main where none is; so does the first one ever. */
const promote = `update consumer_addresses set is_default = true where id = (
    select id from consumer_addresses where consumer_no = $1 and kind = $2 order by created_at desc, id limit 1
  ) and not exists (select 1 from consumer_addresses where consumer_no = $1 and kind = $2 and is_default)`

export type AddressToSave = {
  readonly id: string
  readonly kind: AddressKind
  readonly isMain: boolean
  readonly address: CartAddress
  readonly now: number
}

const insertAddress = `insert into consumer_addresses (id, consumer_no, kind, is_default, address, created_at, updated_at)
  values ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), to_timestamp($6 / 1000.0))`

const updateAddress = `update consumer_addresses set kind = $3, is_default = $4 or (is_default and kind = $3), address = $5,
  updated_at = to_timestamp($6 / 1000.0) where id = $1 and consumer_no = $2`

/** Statements on what a consumer keeps; every one names its owner, so that another's is as unknown as one that never was. */
export function createProfileQueries(pool: Pool) {
  const updateDefault = async (client: PoolClient, consumerNo: string): Promise<void> => {
    for (const kind of ['shipping', 'billing'] satisfies AddressKind[])
      await client.query({ name: 'address-promote', text: promote, values: [consumerNo, kind] })
  }
  const write = (consumerNo: string, { id, kind, isMain, address, now }: AddressToSave, text: string) =>
    inTransaction(pool, async (client) => {
      await lock(client, consumerNo)
      if (isMain) await client.query({ name: 'address-demote', text: demote, values: [consumerNo, kind, id] })
      const { rowCount } = await client.query(text, [id, consumerNo, kind, isMain, address, now])
      await updateDefault(client, consumerNo)
      return rowCount === 1
    })
  return {
    findProfile: async (consumerNo: string, now: number): Promise<ProfileRow | null> => {
      const { rows } = await pool.query<ProfileRow>({
        name: 'consumer-profile',
        text: readProfile,
        values: [consumerNo, now],
      })
      return rows[0] ?? null
    },
    addAddress: (consumerNo: string, address: AddressToSave) => write(consumerNo, address, insertAddress),
    /** False where the consumer has no such address. */
    updateAddress: (consumerNo: string, address: AddressToSave) => write(consumerNo, address, updateAddress),
    removeAddress: (consumerNo: string, id: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await lock(client, consumerNo)
        const text = 'delete from consumer_addresses where id = $1 and consumer_no = $2'
        const { rowCount } = await client.query({ name: 'address-remove', text, values: [id, consumerNo] })
        await updateDefault(client, consumerNo)
        return rowCount === 1
      }),
  }
}

export type ProfileQueries = ReturnType<typeof createProfileQueries>
