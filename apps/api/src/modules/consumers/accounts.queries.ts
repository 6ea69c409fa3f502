import { inTransaction } from '@lacehouse/database'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import type { Pool, PoolClient } from 'pg'
import { type Adoption, adoptable, adoptOrder } from '../../core/consumers/adopt-order.ts'
import { addAuthorizationCode } from '../../core/consumers/authorization-code.ts'
import type { AddressKind } from './addresses.queries.ts'

/** An account to be, with everything that comes into being with it. */
export type NewAccount = Adoption & {
  readonly siteId: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly addresses: readonly { readonly id: string; readonly kind: AddressKind; readonly address: CartAddress }[]
  readonly codeChallenge: string
  readonly now: number
}

export type OpenedAccount =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: 'not_theirs' | 'taken' }

const insertConsumer = `
  insert into consumers (consumer_no, site_id, email, password_hash, first_name, last_name, birth_date, phone, profile,
    created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7::date, $8, $9, to_timestamp($10 / 1000.0), to_timestamp($10 / 1000.0))
  on conflict (email) do nothing`

// One of each kind at most comes with a new account, so each is the main one of its kind (ACC-03).
const insertAddresses = `
  insert into consumer_addresses (id, consumer_no, kind, is_default, address, created_at, updated_at)
  select id, $1, kind, true, address, to_timestamp($5 / 1000.0), to_timestamp($5 / 1000.0)
  from unnest($2::uuid[], $3::text[], $4::jsonb[]) as a(id, kind, address)`

class Undone extends Error {
  readonly reason: 'not_theirs' | 'taken'

  constructor(reason: 'not_theirs' | 'taken') {
    super(reason)
    this.reason = reason
  }
}

/** Statements of accounts that come into being. */
export function createAccountQueries(pool: Pool) {
  return {
    /** Opens an account, keeps its addresses, and puts the guest's order into it: all of it, or nothing. */
    open: (account: NewAccount): Promise<OpenedAccount> =>
      inTransaction(pool, (client) => open(client, account)).catch((error) => {
        if (error instanceof Undone) return { ok: false, reason: error.reason }
        throw error
      }),

    /** Whether an account of that email may take in an order. */
    isAdoptable: async ({ orderNumber, by, email }: Omit<Adoption, 'consumerNo'>): Promise<boolean> => {
      const values = [orderNumber, by.guestId, by.linkedOrder, email]
      const { rowCount } = await pool.query({
        name: 'order-adoptable',
        text: `select 1 from orders where ${adoptable}`,
        values,
      })
      return rowCount === 1
    },
  }
}

const open = async (client: PoolClient, account: NewAccount): Promise<OpenedAccount> => {
  const { consumerNo, siteId, addresses, codeChallenge, now } = account
  const { rowCount } = await client.query({ name: 'consumer-open', text: insertConsumer, values: toValues(account) })
  if (rowCount !== 1) throw new Undone('taken')
  if (addresses.length > 0) {
    const columns = [addresses.map(({ id }) => id), addresses.map(({ kind }) => kind)]
    const values = [consumerNo, ...columns, addresses.map(({ address }) => JSON.stringify(address)), now]
    await client.query({ name: 'consumer-open-addresses', text: insertAddresses, values })
  }
  if (!(await adoptOrder(client, account))) throw new Undone('not_theirs')
  return { ok: true, code: await addAuthorizationCode(client, { consumerNo, siteId, codeChallenge }, now) }
}

const toValues = (account: NewAccount): unknown[] => {
  const { consumerNo, siteId, email, passwordHash, firstName, lastName, birthDate, addresses, now } = account
  const [first] = addresses
  const profile = first?.address.postalCode ? { postalCode: first.address.postalCode } : {}
  const phone = first?.address.phone ?? null
  return [consumerNo, siteId, email, passwordHash, firstName, lastName, birthDate, phone, JSON.stringify(profile), now]
}

export type AccountQueries = ReturnType<typeof createAccountQueries>
