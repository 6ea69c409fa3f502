import { type Fragment, identifier, sql } from './sql/sql.ts'

/** The treatment of a person's rows of a table when their account is erased. */
export type Erasure =
  | { readonly does: 'deleted' }
  /** The row stays without what names the person; `set` writes its columns, without it a statement of the API does. */
  | { readonly does: 'emptied'; readonly set?: Fragment; readonly because: string }
  | { readonly does: 'stays'; readonly because: string }

/** How the rows of a person are found in a table, what of them is exported, and what the erasure does with them. */
export type PersonRule = {
  /** A condition on `t`, a row of the table, and `p`, the person's row of `consumers`; null where no row leads to a shopper. */
  readonly rows: Fragment | null
  /** Columns that an export leaves out, because who has them could act for the person; `all` leaves out the table. */
  readonly withheld?: readonly string[] | 'all'
  /** How an export writes columns that JSON has no form for. */
  readonly written?: Readonly<Record<string, Fragment>>
  readonly erasure: Erasure
}

const ofConsumer = sql`t.consumer_no = p.consumer_no`
const ofMember = sql`(t.member_id = p.member_id
  or t.member_id in (select m.member_id from ended_memberships m where m.consumer_no = p.consumer_no))`
const ofOwner = sql`t.owner_kind = 'consumer' and t.owner_id = p.consumer_no`

/** Rows of the account's mailbox. An account that has not proved its mailbox may name another person's. */
const ofMailbox = (column: string) =>
  sql`(p.email_confirmed_at is not null and lower(t.${identifier(column)}) = p.email)`

const ofOrder = sql`t.order_number in (select o.number from orders o where (o.owner_kind = 'consumer' and o.owner_id = p.consumer_no)
  or (p.email_confirmed_at is not null and lower(o.email) = p.email))`
const ofList = (lists: string) => sql`t.list_id in (select l.id from ${identifier(lists)} l
  where l.owner_kind = 'consumer' and l.owner_id = p.consumer_no)`
const casesOf = (alias: string) => sql`(${identifier(alias)}.consumer_no = p.consumer_no
  or (p.email_confirmed_at is not null and lower(${identifier(alias)}.email) = p.email))`
const ofCase = sql`t.case_number in (select c.number from support_cases c where ${casesOf('c')})`
/** The bytes of a JPEG as an address that holds them, which a page shows and a program reads. */
const jpegData = (column: string) =>
  sql`'data:image/jpeg;base64,' || translate(encode(t.${identifier(column)}, 'base64'), E'\\n', '')`
/** Rows whose column names a row of the person in another table of the social media service. */
const ofSocial = (column: string, owners: 'social_stashes' | 'social_users') =>
  sql`t.${identifier(column)} in (select s.id from ${identifier(owners)} s where ${
    owners === 'social_users'
      ? sql`s.consumer_no = p.consumer_no`
      : sql`s.owner_kind = 'consumer' and s.owner_id = p.consumer_no`
  })`
// A mailbox that the account had before is found by the account's orders.
const ofUses = sql`(t.owner_key in ('email:' || mailbox_key(p.email), 'email:' || p.email) or (t.owner_key like 'email:%'
  and t.owner_key in (select u.owner_key from promotion_uses u join orders o on o.number = u.order_number
    where o.owner_kind = 'consumer' and o.owner_id = p.consumer_no)))`

/** The ids by which replies of calls name what belongs to a person. */
const idsOfPerson = sql`select c.id::text as id from carts c where c.owner_kind = 'consumer' and c.owner_id = p.consumer_no
  union all select l.id::text from saved_lists l where l.owner_kind = 'consumer' and l.owner_id = p.consumer_no
  union all select a.id::text from consumer_addresses a where a.consumer_no = p.consumer_no
  union all select k.id::text from consumer_cards k where k.consumer_no = p.consumer_no
  union all select o.number from orders o where (o.owner_kind = 'consumer' and o.owner_id = p.consumer_no)
    or (p.email_confirmed_at is not null and lower(o.email) = p.email)`

const deleted: Erasure = { does: 'deleted' }
const ledger: Erasure = { does: 'stays', because: 'a ledger; it names a number that leads to no one afterwards' }
const foreign = (because: string): PersonRule => ({ rows: null, erasure: { does: 'stays', because } })

/**
 * The rule of every table that leads to a person, in the order in which an erasure applies them: what is found by orders comes before
 * the orders, the account itself is the last. A test compares the list with `personalColumns` (decision 0066, docs/retention.md).
 */
export const personRules: Readonly<Record<string, PersonRule>> = {
  // By ids of what the next rules delete: a cart's reply names a gift's addressee, and may name neither mailbox nor account.
  idempotency_keys: {
    rows: sql`strpos(t.response::text, p.email) > 0 or strpos(t.response::text, p.consumer_no) > 0
      or exists (select from (${idsOfPerson}) named where strpos(t.response::text, named.id) > 0)`,
    erasure: deleted,
  },
  consumer_addresses: { rows: ofConsumer, erasure: deleted },
  consumer_cards: { rows: ofConsumer, withheld: ['provider_token'], erasure: deleted },
  saved_gift_cards: { rows: ofConsumer, withheld: ['gift_card_id', 'number_hash'], erasure: deleted },
  subscriptions: { rows: sql`${ofConsumer} or ${ofMailbox('recipient')}`, erasure: deleted },
  newsletter_consents: {
    rows: sql`${ofMailbox('email')} or (t.source = 'sign_up' and t.email = p.email)`,
    erasure: deleted,
  },
  consents: {
    rows: ofConsumer,
    erasure: {
      does: 'emptied',
      set: sql`consumer_no = null`,
      because: 'the choice of a browser stays proved without its account',
    },
  },
  favourite_shares: { rows: ofList('favourite_lists'), erasure: deleted },
  favourite_items: { rows: ofList('favourite_lists'), erasure: deleted },
  favourite_lists: { rows: ofOwner, erasure: deleted },
  wishlist_items: {
    rows: sql`t.list_id in (select w.id from wishlists w where w.consumer_no = p.consumer_no)`,
    erasure: deleted,
  },
  wishlists: { rows: ofConsumer, erasure: deleted },
  saved_items: { rows: ofList('saved_lists'), erasure: deleted },
  saved_lists: { rows: ofOwner, erasure: deleted },
  stock_notices: { rows: ofMailbox('email'), erasure: deleted },
  draw_entries: { rows: ofConsumer, erasure: deleted },
  event_registrations: { rows: ofConsumer, erasure: deleted },
  reservations: {
    rows: sql`(${ofOwner}) or (p.email_confirmed_at is not null and t.mailbox = mailbox_key(p.email))`,
    erasure: deleted,
  },
  support_case_messages: { rows: ofCase, withheld: ['staff_id'], erasure: deleted },
  support_case_photos: {
    rows: sql`(${ofOwner}) or ${ofCase}`,
    written: { bytes: jpegData('bytes') },
    erasure: deleted,
  },
  support_cases: { rows: casesOf('t'), erasure: deleted },
  review_votes: { rows: ofConsumer, erasure: deleted },
  review_flags: { rows: ofConsumer, erasure: deleted },
  review_photos: { rows: ofConsumer, written: { bytes: jpegData('bytes') }, erasure: deleted },
  reviews: { rows: ofConsumer, erasure: deleted },
  // Stashes of others lose the picture with it.
  social_stash_media: { rows: ofSocial('stash_id', 'social_stashes'), erasure: deleted },
  social_stashes: { rows: ofOwner, erasure: deleted },
  social_reports: { rows: ofOwner, erasure: deleted },
  social_media: {
    rows: ofSocial('user_id', 'social_users'),
    written: { bytes: jpegData('bytes') },
    erasure: deleted,
  },
  social_users: { rows: ofConsumer, erasure: deleted },
  product_answer_votes: { rows: ofConsumer, erasure: deleted },
  product_answers: { rows: ofConsumer, withheld: ['staff_id'], erasure: deleted },
  // The answers go with their question, without which they say nothing.
  product_questions: { rows: ofConsumer, erasure: deleted },
  notification_choices: { rows: ofConsumer, erasure: deleted },
  withdrawals: {
    rows: ofMailbox('email'),
    erasure: {
      does: 'emptied',
      set: sql`name = '', email = '', goods = '',
        contract = case when exists (select from orders o where o.number = t.contract) then t.contract else '' end`,
      because: 'proves the withdrawal of the order that it names until claims lapse',
    },
  },
  webhook_events: {
    rows: sql`exists (select from orders o where strpos(t.payload::text, o.number) > 0 and ((o.owner_kind = 'consumer'
      and o.owner_id = p.consumer_no) or (p.email_confirmed_at is not null and lower(o.email) = p.email)))`,
    erasure: {
      ...{ does: 'emptied', set: sql`payload = '{}'` },
      because: 'a repeated delivery of the provider is recognised by its id',
    },
  },
  promotion_counters: {
    rows: ofUses,
    erasure: { does: 'emptied', because: 'the key becomes a hash, so that a use does not happen twice' },
  },
  promotion_uses: {
    rows: ofUses,
    erasure: { does: 'emptied', because: 'the key becomes a hash, so that a use does not happen twice' },
  },
  invoices: {
    rows: ofOrder,
    erasure: { does: 'stays', because: 'record of a sale; its buyer stands in the order alone' },
  },
  order_returns: { rows: ofOrder, erasure: { does: 'stays', because: 'record of goods that came back' } },
  order_exchanges: {
    rows: ofOrder,
    erasure: { does: 'emptied', set: sql`tracking = null`, because: 'part of the record of a sale' },
  },
  order_notes: { rows: ofOrder, withheld: ['author_no'], erasure: deleted },
  purchase_events: { rows: ofOrder, erasure: deleted },
  recommendation_purchases: { rows: ofOrder, erasure: deleted },
  order_events: { rows: ofOrder, erasure: { does: 'stays', because: 'history of the order, without personal data' } },
  payment_entries: {
    rows: sql`t.payment_id in (select t.id from payments t where ${ofOrder})`,
    withheld: ['data'],
    erasure: ledger,
  },
  payments: { rows: ofOrder, erasure: { does: 'emptied', because: 'part of the record of a sale' } },
  shipments: { rows: ofOrder, erasure: { does: 'emptied', because: 'part of the record of a sale' } },
  orders: {
    rows: sql`(${ofOwner}) or ${ofMailbox('email')}`,
    withheld: ['access_token_hash', 'searchable'],
    erasure: { does: 'emptied', because: 'record of a sale: number, goods, amounts and taxes, without its shopper' },
  },
  carts: {
    rows: ofOwner,
    erasure: { does: 'emptied', because: 'its order refers to it; a cart without an order is deleted' },
  },
  gift_card_entries: { rows: ofOrder, erasure: ledger },
  points_entries: { rows: ofMember, erasure: ledger },
  points_accounts: { rows: ofMember, erasure: ledger },
  // After the ledgers, whose rows of former memberships it finds; it stays, so that a closed account remains closed.
  ended_memberships: { rows: ofConsumer, erasure: ledger },
  referrals: { rows: ofConsumer, withheld: ['member_id'], erasure: deleted },
  credit_entries: { rows: ofConsumer, erasure: ledger },
  credit_accounts: { rows: ofConsumer, erasure: ledger },
  store_credit_entries: { rows: ofConsumer, erasure: ledger },
  store_credit_accounts: { rows: ofConsumer, erasure: ledger },
  spend_entries: { rows: ofConsumer, erasure: ledger },
  spend_accounts: { rows: ofConsumer, erasure: ledger },
  accepted_terms: { rows: ofConsumer, erasure: { does: 'stays', because: 'proof of the acceptance, by a number' } },
  staff_role_members: { rows: ofConsumer, erasure: deleted },
  acting_handovers: { rows: sql`${ofConsumer} or t.agent_no = p.consumer_no`, erasure: deleted },
  staff_second_factors: { rows: ofConsumer, withheld: 'all', erasure: deleted },
  staff_recovery_codes: { rows: ofConsumer, withheld: 'all', erasure: deleted },
  staff_sessions: { rows: ofConsumer, withheld: ['token_hash'], erasure: deleted },
  staff_views: { rows: ofConsumer, erasure: deleted },
  staff_actions: {
    rows: sql`${ofConsumer} or (t.consumer_no is null and p.email_confirmed_at is not null
      and (lower(t.data ->> 'email') = p.email or t.data ->> 'phone' = p.phone))`,
    withheld: ['actor_id', 'data'],
    erasure: { does: 'emptied', set: sql`data = '{}'`, because: 'says who of the staff did what, without the values' },
  },
  refresh_token_families: {
    rows: ofOwner,
    erasure: {
      ...{ does: 'emptied', set: sql`user_agent = null` },
      because: 'its tokens are refused by it until the rule sessions deletes it',
    },
  },
  authorization_codes: { rows: ofConsumer, withheld: 'all', erasure: deleted },
  former_passwords: { rows: ofConsumer, withheld: 'all', erasure: deleted },
  account_links: { rows: sql`t.email = p.email or t.consumer_no = p.consumer_no`, erasure: deleted },
  one_time_codes: { rows: sql`${ofConsumer} or t.recipient = p.email`, withheld: ['code_challenge'], erasure: deleted },
  passkeys: {
    rows: ofConsumer,
    withheld: ['credential_id', 'public_key', 'user_handle', 'sign_count'],
    erasure: deleted,
  },
  linked_identities: { rows: ofConsumer, erasure: deleted },
  data_exports: { rows: ofConsumer, withheld: 'all', erasure: deleted },
  account_deletions: { rows: ofConsumer, erasure: deleted },
  consumers: {
    rows: ofConsumer,
    withheld: ['password_hash'],
    erasure: {
      does: 'emptied',
      set: sql`email = 'erased-' || lower(t.consumer_no) || '@accounts.invalid', password_hash = null, member_id = null,
        first_name = '', last_name = '', phone = null, birth_date = null, gender = null, profile = '{}', state = 'erased',
        email_confirmed_at = null, phone_confirmed_at = null, updated_at = now()`,
      because: 'ledgers refer to its number',
    },
  },
  address_checks: foreign('the hash of an address leads to no one; it is gone after a day'),
  content_documents: foreign('its author is of the staff'),
  content_pictures: foreign('its author is of the staff'),
  experiment_exposures: foreign('a keyed hash of the random id of a browser, which leads to no one'),
  experiment_conversions: foreign('a keyed hash of the random id of a browser, which leads to no one'),
  analytics_events: foreign('a hash of a visit and its day, which leads to no one'),
  product_events: foreign('a hash of a visit and its day, which leads to no one'),
  recommendation_clicks: foreign('a hash of a visit and its day, which leads to no one; it is gone after two days'),
  sign_in_tries: foreign('a keyed hash leads to no one; it is gone after a day'),
  stock_entries: foreign('a ledger of goods; its order loses its shopper'),
  store_employees: foreign('staff, not shoppers'),
}
