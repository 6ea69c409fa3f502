import type { Database } from '@lacehouse/database'

/** What stands in every personal column of the person of the test; nothing else in the database has it. */
export const mark = 'zq7mark'
/** The birth date of the person, which cannot hold the mark. */
export const markedDay = '1971-03-09'
export const markedEmail = `${mark}@example.com`

type Row = Readonly<Record<string, unknown>>

const text = (place: string): string => `${mark} ${place}`

const at = new Date('2026-11-19T10:00:00Z')
const later = new Date('2027-11-19T10:00:00Z')
const place = { site_id: 'LH-US', locale: 'en-us' }
const id = () => crypto.randomUUID()
const toOwner = (consumerNo: string) => ({ owner_kind: 'consumer', owner_id: consumerNo })

/**
 * Writes a row of a person into every table with a personal column, with the mark in each. The order is one that was delivered; its
 * document has the parts that a record of the sale is made of.
 */
export async function fillPerson({ pool }: Database, consumerNo: string): Promise<void> {
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
    [consumerNo, mark, markedDay, { postalCode: mark }],
  )
  await pool.query('update refresh_token_families set user_agent = $2 where owner_id = $1', [consumerNo, mark])
  await fillAccount(insert, consumerNo)
  await fillOrder(insert, consumerNo)
  const { rows } = await pool.query(
    'select v.id as variant, l.id as location from variants v, locations l order by 1, 2 limit 1',
  )
  await fillMailbox(insert, { consumerNo, ...rows[0] })
}

type Insert = (table: string, row: Row) => Promise<Row>

const fillAccount = async (insert: Insert, consumerNo: string): Promise<void> => {
  await insert('consumer_addresses', { consumer_no: consumerNo, address: { addressLine1: mark } })
  await insert('consumer_cards', {
    ...{ consumer_no: consumerNo, provider: 'lacepay', provider_token: 'secret-token' },
    ...{ brand: mark, last4: mark, expiry_month: 1, expiry_year: 2030 },
  })
  await insert('account_links', {
    ...{ id: id(), purpose: 'confirm_email', ...place, email: markedEmail, requested_at: at, expires_at: later },
  })
  await insert('staff_actions', {
    ...{ site_id: 'LH-US', actor_id: 'agent', actor_type: 'AGENT', action: 'profile.change', subject: consumerNo },
    ...{ data: { agent: 'Kim', after: { firstName: mark } }, consumer_no: consumerNo },
  })
  await insert('staff_actions', {
    ...{ site_id: 'LH-US', actor_id: 'agent', actor_type: 'AGENT', action: 'customers.find', subject: 'email' },
    data: { agent: 'Kim', email: markedEmail },
  })
  const list = await insert('saved_lists', { site_id: 'LH-US', ...toOwner(consumerNo) })
  await insert('saved_items', { list_id: list.id, key: 'k', doc: { giftOption: { message: mark } } })
}

const fillOrder = async (insert: Insert, consumerNo: string): Promise<void> => {
  const orderNumber = 'LH-7700001'
  const owner = toOwner(consumerNo)
  const doc = { id: 'c', siteId: 'LH-US', lines: [{ gift: mark }], shippingAddress: { city: mark } }
  await insert('carts', { site_id: 'LH-US', ...owner, doc, expires_at: later })
  const cart = await insert('carts', {
    ...{ site_id: 'LH-US', ...owner, doc, expires_at: later, state: 'ordered', order_number: orderNumber },
  })
  await insert('orders', {
    ...{ number: orderNumber, cart_id: cart.id, ...place, ...owner, email: markedEmail, state: 'finalised' },
    ...{ currency: 'USD', total_minor: 4200, placed_at: at, finalised_at: at, placement_step: 'done' },
    doc: {
      ...{ orderNumber, totals: { total: 4200 }, taxes: [], email: markedEmail },
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
  await insert('webhook_events', {
    ...{ provider: 'lacepay', event_id: 'e1', kind: 'captured', payload: { orderNumber, card: mark } },
  })
  await insert('idempotency_keys', {
    ...{ scope: 'checkout.placeOrder', key: 'k1', request_hash: Buffer.from('h'), status: 200 },
    ...{ response: JSON.stringify({ email: markedEmail }), expires_at: later },
  })
}

type Goods = { readonly consumerNo: string; readonly variant?: string; readonly location?: string }

const fillMailbox = async (insert: Insert, { consumerNo, variant, location }: Goods): Promise<void> => {
  await insert('newsletter_consents', { ...place, email: markedEmail, source: 'checkout', agreed_at: at })
  await insert('subscriptions', {
    ...{ ...place, consumer_no: consumerNo, channel: 'email', type: 'Newsletter', recipient: markedEmail },
    ...{ source: 'account', opted_in_at: at },
  })
  await insert('stock_notices', {
    ...{ id: id(), ...place, variant_id: variant, email: markedEmail, requested_at: at },
  })
  await insert('reservations', {
    ...{ id: id(), cart_id: id(), ...place, ...toOwner(consumerNo), variant_id: variant, location_id: location },
    ...{ quantity: 1, contact: { email: markedEmail }, state: 'ended', expires_at: at },
  })
  await insert('support_cases', {
    ...{ number: 'CC-1', ...place, consumer_no: consumerNo, category: 'order', subject: 'where', created_at: at },
    ...{ state: 'open', name: text('name'), email: markedEmail, phone: mark, updated_at: at },
  })
  const ofCase = { id: id(), case_number: 'CC-1', created_at: at }
  await insert('support_case_messages', { ...ofCase, author: 'shopper', message: text('message') })
  const size = { width: 1, height: 1 }
  await insert('support_case_photos', { ...ofCase, ...toOwner(consumerNo), ...size, bytes: Buffer.from(mark) })
  await insert('withdrawals', {
    ...{ id: id(), ...place, contract: text('contract'), name: text('name'), email: markedEmail },
    ...{ goods: text('goods'), declared_at: at },
  })
}
