import type { Database } from '@lacehouse/database'

/** A person whom a test fills every personal column with, and finds again by what nothing else in the database has. */
export type MarkedPerson = {
  /** Stands in every personal column that can hold it. */
  readonly mark: string
  /** The birth date, which cannot hold the mark. */
  readonly day: string
  readonly email: string
  /** Ends the numbers of the person's order and case. */
  readonly number: string
}

/** Makes a person of a test; those of different numbers from 0 to 25 have nothing in common. A name has no digits. */
export function makeMarkedPerson(nth = 0): MarkedPerson {
  const mark = `zqmark${String.fromCharCode(97 + nth)}x`
  const day = `1903-02-${String(nth + 1).padStart(2, '0')}`
  return { mark, day, email: `${mark}@example.com`, number: `77000${String(nth + 1).padStart(2, '0')}` }
}

type Row = Readonly<Record<string, unknown>>

const at = new Date('2026-11-19T10:00:00Z')
const later = new Date('2027-11-19T10:00:00Z')
const place = { site_id: 'LH-US', locale: 'en-us' }
const id = () => crypto.randomUUID()
const toOwner = (consumerNo: string) => ({ owner_kind: 'consumer', owner_id: consumerNo })

/**
 * Writes a row of a person into every table with a personal column, with the mark in each. The order is one that was delivered; its
 * document has the parts that a record of the sale is made of.
 */
export async function fillPerson({ pool }: Database, consumerNo: string, person: MarkedPerson): Promise<void> {
  const { mark, day } = person
  const filling = { ...person, consumerNo }
  const insert: Insert = async (table, row) => {
    const names = Object.keys(row)
    const places = names.map((_, index) => `$${index + 1}`)
    const written = await pool.query(
      `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
      Object.values(row),
    )
    return written.rows[0] ?? {}
  }
  await pool.query(
    `update consumers set first_name = $2, last_name = $2, phone = $2, birth_date = $3, gender = $2, profile = $4
      where consumer_no = $1`,
    [consumerNo, mark, day, { postalCode: mark }],
  )
  await pool.query('update refresh_token_families set user_agent = $2 where owner_id = $1', [consumerNo, mark])
  await fillAccount(insert, filling)
  await fillOrder(insert, filling)
  const { rows } = await pool.query(
    'select v.id as variant, v.product_id as product, l.id as location from variants v, locations l order by 1, 2 limit 1',
  )
  await fillMailbox(insert, { ...filling, ...rows[0] })
}

type Insert = (table: string, row: Row) => Promise<Row>

type Filling = MarkedPerson & { readonly consumerNo: string }

const fillAccount = async (insert: Insert, { consumerNo, mark, email }: Filling): Promise<void> => {
  await insert('consumer_addresses', {
    consumer_no: consumerNo,
    address: { firstName: mark, lastName: mark, addressLine1: mark, city: mark, countryCode: 'US' },
  })
  await insert('consumer_cards', {
    ...{ consumer_no: consumerNo, provider: 'lacepay', provider_token: 'secret-token' },
    ...{ brand: mark, last4: mark, expiry_month: 1, expiry_year: 2030 },
  })
  const giftCard = await insert('gift_cards', {
    ...{ number_hash: Buffer.from(`secret-${id()}`), pin_hash: 'secret-pin', last4: '7700', currency: 'USD' },
  })
  await insert('saved_gift_cards', {
    ...{ consumer_no: consumerNo, gift_card_id: giftCard.id, number_hash: Buffer.from('secret-number') },
  })
  await insert('account_links', {
    ...{ id: id(), purpose: 'confirm_email', ...place, email, requested_at: at, expires_at: later },
  })
  await insert('one_time_codes', {
    ...{ id: id(), purpose: 'sign_in', ...place, recipient: email, requested_at: at, expires_at: later },
  })
  await insert('passkeys', {
    ...{ id: id(), consumer_no: consumerNo, credential_id: `secret-${id()}`, public_key: Buffer.from('secret-key') },
    ...{ user_handle: id(), sign_count: 0, is_synced: false, name: mark, created_at: at },
  })
  await insert('linked_identities', {
    ...{ id: id(), consumer_no: consumerNo, provider_id: 'google', issuer: 'https://accounts.google.com' },
    ...{ subject: id(), email, linked_at: at },
  })
  await insert('staff_actions', {
    ...{ site_id: 'LH-US', actor_id: 'agent', actor_type: 'AGENT', action: 'profile.change', subject: consumerNo },
    ...{ data: { agent: 'Kim', after: { firstName: mark } }, consumer_no: consumerNo },
  })
  await insert('staff_actions', {
    ...{ site_id: 'LH-US', actor_id: 'agent', actor_type: 'AGENT', action: 'customers.find', subject: 'email' },
    data: { agent: 'Kim', email },
  })
  const wishlist = await insert('wishlists', { site_id: 'LH-US', consumer_no: consumerNo, name: mark })
  await insert('wishlist_items', { list_id: wishlist.id, product_id: 'LHTEST0001', colour_code: '01', added_at: at })
  const list = await insert('saved_lists', { site_id: 'LH-US', ...toOwner(consumerNo) })
  await insert('saved_items', { list_id: list.id, key: 'k', doc: { giftOption: { message: mark } } })
}

const fillOrder = async (insert: Insert, { consumerNo, mark, email, number }: Filling): Promise<void> => {
  const orderNumber = `LH-${number}`
  const owner = toOwner(consumerNo)
  const doc = { id: 'c', siteId: 'LH-US', lines: [{ gift: mark }], shippingAddress: { city: mark } }
  await insert('carts', { site_id: 'LH-US', ...owner, doc, expires_at: later })
  const cart = await insert('carts', {
    ...{ site_id: 'LH-US', ...owner, doc, expires_at: later, state: 'ordered', order_number: orderNumber },
  })
  await insert('orders', {
    ...{ number: orderNumber, cart_id: cart.id, ...place, ...owner, email, state: 'finalised' },
    ...{ currency: 'USD', total_minor: 4200, placed_at: at, finalised_at: at, placement_step: 'done' },
    doc: {
      ...{ orderNumber, totals: { total: 4200 }, taxes: [], email },
      items: [{ name: 'Runner', quantity: 1, giftOption: { message: mark } }],
      payments: [{ amount: 4200, instrument: { id: 'i', method: 'CREDIT_CARD', holder: mark } }],
      billingAddress: { countryCode: 'US', province: 'CA', city: mark, phone: mark },
    },
  })
  await insert('payments', {
    ...{ order_number: orderNumber, provider: 'lacepay', idempotency_key: orderNumber, method: 'CREDIT_CARD' },
    ...{ amount_minor: 4200, currency: 'USD', instrument: { holder: mark } },
  })
  await insert('shipments', {
    ...{ id: `${orderNumber}-1`, order_number: orderNumber, kind: 'ship', state: 'delivered', method: 'standard' },
    ...{ tracking: mark, doc: {} },
  })
  await insert('order_notes', { id: id(), order_number: orderNumber, author_no: consumerNo, text: mark })
  await insert('webhook_events', {
    ...{ provider: 'lacepay', event_id: `e${number}`, kind: 'captured', payload: { orderNumber, card: mark } },
  })
  await insert('idempotency_keys', {
    ...{ scope: 'checkout.placeOrder', key: `k${number}`, request_hash: Buffer.from('h'), status: 200 },
    ...{ response: JSON.stringify({ email }), expires_at: later },
  })
}

type Goods = Filling & { readonly variant?: string; readonly product?: string; readonly location?: string }

const fillMailbox = async (insert: Insert, goods: Goods): Promise<void> => {
  const { consumerNo, mark, email, number, variant, product, location } = goods
  await insert('newsletter_consents', { ...place, email, source: 'checkout', agreed_at: at })
  await insert('subscriptions', {
    ...{ ...place, consumer_no: consumerNo, channel: 'email', type: 'Newsletter', recipient: email },
    ...{ source: 'account', opted_in_at: at },
  })
  await insert('stock_notices', {
    ...{ id: id(), ...place, variant_id: variant, email, requested_at: at },
  })
  const draw = await insert('draws', {
    ...{
      id: id(),
      site_id: place.site_id,
      product_id: product,
      opens_at: at,
      closes_at: later,
      hold_hours: 24,
      units: '{}',
    },
    ...{ seed_hash: 'hash', seed: 'seed', state: 'cancelled', created_at: at },
  })
  await insert('draw_entries', {
    ...{
      id: id(),
      draw_id: draw.id,
      consumer_no: consumerNo,
      locale: place.locale,
      variant_id: variant,
      entered_at: at,
    },
    state: 'entered',
  })
  await fillEvents(insert, goods)
  await fillSocial(insert, goods)
  await insert('reservations', {
    ...{ id: id(), cart_id: id(), ...place, ...toOwner(consumerNo), variant_id: variant, location_id: location },
    ...{ quantity: 1, contact: { email }, state: 'ended', expires_at: at },
  })
  const registered = await insert('order_returns', {
    ...{ id: id(), number: `R-${number}`, order_number: `LH-${number}`, items: '[]', way: 'parcel', parcels: 1 },
    registered_at: at,
  })
  await insert('order_exchanges', {
    ...{ id: id(), return_id: registered.id, order_number: `LH-${number}`, line_id: 'l1', qty: 1, variant_id: variant },
    ...{
      upc: 'upc',
      size: '10',
      location_id: location,
      state: 'sent',
      tracking: mark,
      expires_at: later,
      updated_at: at,
    },
  })
  const caseNumber = `CC-${number}`
  await insert('support_cases', {
    ...{ number: caseNumber, ...place, consumer_no: consumerNo, category: 'order', subject: 'where', created_at: at },
    ...{ state: 'open', name: `${mark} name`, email, phone: mark, updated_at: at },
  })
  const ofCase = { id: id(), case_number: caseNumber, created_at: at }
  await insert('support_case_messages', { ...ofCase, author: 'shopper', message: `${mark} message` })
  const size = { width: 1, height: 1 }
  await insert('support_case_photos', { ...ofCase, ...toOwner(consumerNo), ...size, bytes: Buffer.from(mark) })
  await fillReviews(insert, goods)
  await insert('withdrawals', {
    ...{ id: id(), ...place, contract: `${mark} contract`, name: `${mark} name`, email },
    ...{ goods: `${mark} goods`, declared_at: at },
  })
}

const fillEvents = async (insert: Insert, { consumerNo, mark, email, number }: Goods): Promise<void> => {
  const event = await insert('events', {
    ...{ id: `event-${number}`, site_id: place.site_id, starts_at: at, ends_at: later, time_zone: 'UTC', capacity: 9 },
    ...{ allows_plus_one: true, page: 'westend', names: '{}', places: '{}' },
  })
  await insert('event_registrations', {
    ...{ id: id(), event_id: event.id, consumer_no: consumerNo, locale: place.locale, email, first_name: mark },
    ...{ last_name: mark, gender: mark, phone: mark, plus_one: mark, attending_days: JSON.stringify([mark]), seats: 2 },
    ...{ state: 'confirmed', registered_at: at, ends_at: later },
  })
}

const fillSocial = async (insert: Insert, { consumerNo, mark }: Goods): Promise<void> => {
  const owner = toOwner(consumerNo)
  const [userId, mediaId, stashId] = [id(), id(), id()]
  await insert('social_users', { id: userId, consumer_no: consumerNo, name: mark })
  await insert('social_media', {
    ...{ id: mediaId, customer_id: 'lacehouse', user_id: userId, bytes: Buffer.from(mark), width: 1, height: 1 },
    ...{ captions: JSON.stringify({ 'en-us': mark }), author: mark, state: 'submitted', posted_at: at },
  })
  await insert('social_reports', { ...owner, media_id: mediaId, reason: 'copyright', reported_at: at })
  await insert('social_stashes', { ...owner, id: stashId, site_id: place.site_id, updated_at: at })
  await insert('social_stash_media', { stash_id: stashId, media_id: mediaId, stashed_at: at })
}

const fillReviews = async (insert: Insert, { consumerNo, mark, product }: Goods): Promise<void> => {
  const written = {
    ...{ consumer_no: consumerNo, language: 'en', body: `${mark} text`, nickname: `${mark} nick`, state: 'waiting' },
    ...{ findings: '[]', created_at: at, changed_at: at },
  }
  const [reviewId, questionId, answerId] = [id(), id(), id()]
  const vote = { consumer_no: consumerNo, is_helpful: true, voted_at: at }
  await insert('reviews', {
    ...{ ...written, ...place, id: reviewId, product_id: product, stars: 4, title: `${mark} title` },
    ...{ is_verified: false, photo_count: 1 },
  })
  await insert('review_photos', {
    ...{ id: id(), review_id: reviewId, consumer_no: consumerNo, bytes: Buffer.from(mark), width: 1, height: 1 },
    created_at: at,
  })
  await insert('review_votes', { ...vote, review_id: reviewId })
  await insert('review_flags', { review_id: reviewId, consumer_no: consumerNo, reason: 'fake', flagged_at: at })
  await insert('product_questions', { ...written, ...place, id: questionId, product_id: product })
  await insert('product_answers', { ...written, id: answerId, question_id: questionId, author: 'shopper' })
  await insert('product_answer_votes', { ...vote, answer_id: answerId })
}
