import {
  arrayOf,
  boolean,
  consumers,
  execute,
  inTransaction,
  json,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import type { Pool, PoolClient } from 'pg'
import { type Adoption, adoptOrder, findAdoptable } from '../../core/consumers/adopt-order.ts'
import { addAuthorizationCode } from '../../core/consumers/authorization-code.ts'
import type { AddressKind } from './addresses.queries.ts'

/** A new account with its addresses and its order. */
export type NewAccount = Adoption & {
  readonly siteId: string
  /** True when the caller has opened the order by its mail, so that the mailbox is theirs. */
  readonly hasProof: boolean
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

const consumerNo = param('consumerNo', text)
const now = moment('now')

const insertConsumer = statement({
  name: 'consumer-open',
  sql: sql`
    insert into consumers (consumer_no, site_id, email, password_hash, first_name, last_name, birth_date, phone, profile,
      email_confirmed_at, created_at, updated_at)
    values (${consumerNo}, ${param('siteId', text)}, ${param('email', text)}, ${param('passwordHash', text)},
      ${param('firstName', text)}, ${param('lastName', text)}, ${param('birthDate', consumers.birthDate)}::date,
      ${param('phone', nullable(text))}, ${param('profile', consumers.profile)},
      case when ${param('hasProof', boolean)} then ${now} end, ${now}, ${now})
    on conflict (email) do nothing`,
})

// Its email becomes free, and a trigger ends its sessions. The account keeps its order.
const closeUnconfirmed = statement({
  name: 'consumer-close-unconfirmed',
  sql: sql`
    update consumers set email = 'closed-' || lower(consumer_no) || '@accounts.invalid', state = 'disabled', updated_at = ${now}
    where email = ${param('email', text)} and email_confirmed_at is null and consumer_type = 'CONSUMER'`,
})

// A new account has at most one address of each kind, so each is the main address of its kind (ACC-03).
const insertAddresses = statement({
  name: 'consumer-open-addresses',
  sql: sql`
    insert into consumer_addresses (id, consumer_no, kind, is_default, address, created_at, updated_at)
    select id, ${consumerNo}, kind, true, address, ${now}, ${now}
    from unnest(${param('ids', arrayOf(uuid))}::uuid[], ${param('kinds', arrayOf(text))}::text[],
      ${param('addresses', arrayOf(json<CartAddress>()))}::jsonb[]) as a(id, kind, address)`,
})

class AccountRefusal extends Error {
  readonly reason: 'not_theirs' | 'taken'

  constructor(reason: 'not_theirs' | 'taken') {
    super(reason)
    this.reason = reason
  }
}

/** Creates the statements of new accounts. */
export function createAccountQueries(pool: Pool) {
  return {
    /**
     * Creates an account with its addresses and assigns the guest's order to it, in one transaction. The owner of the mailbox takes the
     * email from an account that never proved it (decision 0034).
     */
    open: (account: NewAccount): Promise<OpenedAccount> =>
      inTransaction(pool, (client) => open(client, account)).catch((error) => {
        if (error instanceof AccountRefusal) return { ok: false, reason: error.reason }
        throw error
      }),

    /** Says whether an account of that email may get the order. */
    isAdoptable: async ({ by, ...order }: Omit<Adoption, 'consumerNo'>): Promise<boolean> =>
      (await execute(pool, findAdoptable, { ...order, ...by })) === 1,
  }
}

const open = async (client: PoolClient, account: NewAccount): Promise<OpenedAccount> => {
  const { consumerNo, siteId, addresses, codeChallenge, now } = account
  if (account.hasProof) await execute(client, closeUnconfirmed, { email: account.email, now })
  if ((await execute(client, insertConsumer, toValues(account))) !== 1) throw new AccountRefusal('taken')
  if (addresses.length > 0) {
    await execute(client, insertAddresses, {
      consumerNo,
      ids: addresses.map(({ id }) => id),
      kinds: addresses.map(({ kind }) => kind),
      addresses: addresses.map(({ address }) => address),
      now,
    })
  }
  if (!(await adoptOrder(client, account))) throw new AccountRefusal('not_theirs')
  return {
    ok: true,
    code: await addAuthorizationCode(client, { consumerNo, siteId, codeChallenge, signedInBy: 'new_account' }, now),
  }
}

const toValues = (account: NewAccount) => {
  const { consumerNo, siteId, email, hasProof, passwordHash, firstName, lastName, birthDate, addresses, now } = account
  const [first] = addresses
  const profile = first?.address.postalCode ? { postalCode: first.address.postalCode } : {}
  const phone = first?.address.phone ?? null
  return { consumerNo, siteId, email, hasProof, passwordHash, firstName, lastName, birthDate, phone, profile, now }
}

export type AccountQueries = ReturnType<typeof createAccountQueries>
