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
import type { SubscriptionKind } from '@lacehouse/domain/subscriptions/subscription'
import type { Pool, PoolClient } from 'pg'
import { type Adoption, adoptOrder, findAdoptable } from '../../core/consumers/adopt-order.ts'
import { addAuthorizationCode } from '../../core/consumers/authorization-code.ts'
import { isPhoneInUse } from '../../core/consumers/phone-in-use.queries.ts'
import { addSubscription } from '../../core/subscriptions/subscriptions.queries.ts'
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
  /** In international form; null for that of the first address. */
  readonly phone: string | null
  readonly gender: string | null
  /** What the form says about the person besides; an absent postal code is that of the first address. */
  readonly profile: Readonly<Record<string, unknown>>
  /** What the account agreed to. */
  readonly subscriptions: readonly SubscriptionKind[]
  readonly locale: string
  readonly addresses: readonly { readonly id: string; readonly kind: AddressKind; readonly address: CartAddress }[]
  readonly codeChallenge: string
  readonly now: number
}

type AccountReason = 'not_theirs' | 'taken' | 'phone_taken'

export type OpenedAccount =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: AccountReason }

const consumerNo = param('consumerNo', text)
const now = moment('now')

const insertConsumer = statement({
  name: 'consumer-open',
  sql: sql`
    insert into consumers (consumer_no, site_id, email, password_hash, first_name, last_name, birth_date, phone, gender, profile,
      email_confirmed_at, created_at, updated_at)
    values (${consumerNo}, ${param('siteId', text)}, ${param('email', text)}, ${param('passwordHash', text)},
      ${param('firstName', text)}, ${param('lastName', text)}, ${param('birthDate', consumers.birthDate)}::date,
      ${param('phone', nullable(text))}, ${param('gender', nullable(text))}, ${param('profile', consumers.profile)},
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
  readonly reason: AccountReason

  constructor(reason: AccountReason) {
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
  const { phone } = account
  // A number that is typed belongs to one account; that of an address is shared by a household (decision 0058).
  if (phone !== null && (await isPhoneInUse(client, { phone, consumerNo: null })))
    throw new AccountRefusal('phone_taken')
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
  for (const kind of account.subscriptions) {
    const recipient = kind.channel === 'email' ? account.email : toValues(account).phone
    if (recipient === null) continue
    const isProved = kind.channel === 'email' && account.hasProof
    const own = { siteId, locale: account.locale, consumerNo, recipient, isProved, now }
    await addSubscription(client, { ...kind, ...own, category: null, source: 'sign_up' })
  }
  if (!(await adoptOrder(client, account))) throw new AccountRefusal('not_theirs')
  return {
    ok: true,
    code: await addAuthorizationCode(client, { consumerNo, siteId, codeChallenge, signedInBy: 'new_account' }, now),
  }
}

const toValues = (account: NewAccount) => {
  const { consumerNo, siteId, email, hasProof, passwordHash, firstName, lastName, birthDate, gender, now } = account
  const first = account.addresses[0]?.address
  const profile = { ...(first?.postalCode && { postalCode: first.postalCode }), ...account.profile }
  const phone = account.phone ?? first?.phone ?? null
  return {
    consumerNo,
    siteId,
    email,
    hasProof,
    passwordHash,
    firstName,
    lastName,
    birthDate,
    gender,
    phone,
    profile,
    now,
  }
}

export type AccountQueries = ReturnType<typeof createAccountQueries>
