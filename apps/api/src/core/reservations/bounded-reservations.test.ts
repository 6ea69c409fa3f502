import { readdir, readFile } from 'node:fs/promises'
import { confirmationLink, endReservations, sendReservationMail } from '@lacehouse/api'
import { hours, minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addTestStores,
  confirmReservation,
  reservedVariant,
  signInAs,
  type TestApi,
  type TestShopper,
  testNow,
  testStores,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const { soho } = testStores
const pieces = 60

test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', $3)`,
    [reservedVariant, soho, pieces - 1],
  )
})
test.afterEach(async ({ api }) => {
  api.setNow(testNow + hours(100))
  await endReservations(api.deps)
  api.setNow(testNow)
  await api.database.db.pool.query("update reservations set mailed_at = mailed_at - interval '1 day'")
})

let count = 0
const nextEmail = () => `reserver${++count}@example.com`

const reserve = (shopper: TestShopper, email: string, changes: object = {}) =>
  shopper.tryCall('cart.reserveWithItem', {
    body: {
      productId: reservedVariant,
      storeId: soho,
      contact: { firstName: 'Visit evil dot example', lastName: 'Ek', email },
      ...changes,
    },
  })

const heldUnits = async (api: TestApi): Promise<number> => {
  const [free] = await api.deps.stockQueries.listFree([reservedVariant], [soho])
  return pieces - (free?.quantity ?? 0)
}

const listJobs = async (api: TestApi): Promise<string[]> => {
  const { rows } = await api.database.db.pool.query(
    `select data ->> 'reservationId' as id from pgboss.job where name = 'reservation-mail' order by created_on`,
  )
  return rows.map(({ id }) => id)
}

const refusalOf = async (answer: ReturnType<typeof reserve>) => {
  const [detail] = (await answer).body.errorDetails ?? []
  return [detail?.errorId, detail?.field]
}

test('an unconfirmed reservation ends after 15 minutes, and a confirmed one lasts 48 hours [CART-19]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { body } = await reserve(guest, nextEmail())
  expect(body.reservation.confirmation).toBe('by_mail')
  expect(Date.parse(body.reservation.until)).toBe(testNow + minutes(15))
  expect(body.cart.items[0]?.shippingOptions.reservationIsConfirmed).toBe(false)
  const other = await reserve(await api.client.createGuest(), nextEmail())
  await confirmReservation(api, other.body.reservation.id)
  expect(await heldUnits(api)).toBe(2)
  api.setNow(testNow + minutes(15))
  await endReservations(api.deps)
  expect(await heldUnits(api)).toBe(1)
  api.setNow(testNow + hours(48))
  await endReservations(api.deps)
  expect(await heldUnits(api)).toBe(0)
})

test('sixty simultaneous reservations of one guest hold three pieces [CART-19] [T31]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, nth) => reserve(api.client.at(`10.9.${nth}.1`).withToken(guest.token), nextEmail())),
  )
  expect(answers.filter(({ status }) => status === 201).length).toBe(3)
  expect(await heldUnits(api)).toBe(3)
})

test('a mailbox has three open reservations at most, in whatever spelling and from whatever guest [CART-19] [T31]', async ({
  api,
}) => {
  const spellings = ['ann.lee@gmail.com', 'annlee@gmail.com', 'Ann.Lee+x@googlemail.com', 'a.n.n.l.e.e+y@gmail.com']
  const answers = []
  for (const email of spellings) answers.push(await reserve(await api.client.createGuest(), email))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409])
  expect(answers[3]?.body.errorDetails[0]).toMatchObject({ errorId: 'INV408', field: 'reservations', maximum: 3 })
  expect(answers[3]?.body.errorDetails[0]?.message).toContain('at most 3 open reservations')
})

/** Copies a reservation of a network, each for another guest and mailbox, with its stock. */
const copyInNetwork = (api: TestApi, id: string, times: number) =>
  api.database.db.pool.query(
    `with copied as (
      insert into reservations (id, cart_id, site_id, locale, variant_id, location_id, quantity, contact, owner_kind, owner_id,
        network, confirmed_at, expires_at)
      select gen_random_uuid(), cart_id, site_id, locale, variant_id, location_id, quantity,
        contact || jsonb_build_object('email', 'copy' || nth || '@example.com'), owner_kind, 'copy' || nth, network, null, expires_at
      from reservations, generate_series(1, $2) as nth where id = $1 returning *
    )
    insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select variant_id, location_id, 'reserve', quantity, id::text from copied`,
    [id, times],
  )

test('the guests of one network have twenty open reservations at most, and their neighbours go on [CART-19] [T31]', async ({
  api,
}) => {
  const createGuestAt = (address: string) => api.client.at(`2001:db8:0:1:${address}`).createGuest()
  const { reservation } = (await reserve(await createGuestAt(':1'), nextEmail())).body
  await copyInNetwork(api, reservation.id, 18)
  expect((await reserve(await createGuestAt('ffff::2'), nextEmail())).status).toBe(201)
  expect(await refusalOf(reserve(await createGuestAt('0:0:0:3'), nextEmail()))).toEqual([
    'INV408',
    'networkReservations',
  ])
  expect((await reserve(await api.client.createGuest(), nextEmail())).status).toBe(201)
})

test('unconfirmed reservations hold at most half of what a store has [CART-19] [T31]', async ({ api }) => {
  const answers: number[] = []
  for (let nth = 0; nth < 16; nth += 1)
    answers.push((await reserve(await api.client.createGuest(), nextEmail(), { qty: 2 })).status)
  expect(answers.filter((status) => status === 201)).toHaveLength(15)
  expect(await heldUnits(api)).toBe(30)
  expect(await refusalOf(reserve(await api.client.createGuest(), nextEmail()))).toEqual(['INV700', undefined])
})

test('a reservation of three pieces is refused [CART-19]', async ({ api }) => {
  const answer = await reserve(await api.client.createGuest(), nextEmail(), { qty: 3 })
  expect(answer.body.errorDetails[0]).toMatchObject({ errorId: 'INV408', maximum: 2 })
})

test('an unconfirmed mailbox gets one mail, without a word that the caller typed and without the reservation’s id [CART-19] [T31]', async ({
  api,
}) => {
  const email = nextEmail()
  const before = (await listJobs(api)).length
  const first = (await reserve(await api.client.createGuest(), email)).body
  const second = (await reserve(await api.client.createGuest(), email)).body
  expect([first.reservation.confirmation, second.reservation.confirmation]).toEqual(['by_mail', 'by_earlier_mail'])
  expect((await listJobs(api)).slice(before)).toEqual([first.reservation.id])
  await sendReservationMail(api.deps)({ reservationId: first.reservation.id })
  const files = (await readdir(api.deps.mailFolder)).filter((name) => name.startsWith('reservation-question'))
  const mail = await readFile(`${api.deps.mailFolder}/${files.find((name) => name.endsWith('.eml'))}`, 'utf8')
  expect(mail).toContain(email)
  expect(mail).not.toContain('evil')
  expect(mail.replaceAll(/=\n/g, '').split('?st=')[0]).not.toContain(first.reservation.id)
})

test('the link shows the mailbox’s reservations, confirms them by the button only, and then the mail has the store [CART-19]', async ({
  api,
}) => {
  const email = nextEmail()
  const first = (await reserve(await api.client.createGuest(), email)).body
  await reserve(await api.client.createGuest(), email)
  const st = confirmationLink.sign(api.deps, first.reservation.id)
  const reader = api.client.withToken(null)
  const shown = await reader.call('stores.reservations', { query: { st } })
  expect(shown.reservations).toMatchObject([
    { qty: 1, storeName: 'Lacehouse SoHo', isConfirmed: false },
    { qty: 1, isConfirmed: false },
  ])
  const again = await reader.call('stores.reservations', { query: { st } })
  expect(again).toEqual(shown)
  const jobs = (await listJobs(api)).length
  const confirmed = await reader.call('stores.confirmReservations', { body: { st } })
  expect(confirmed.reservations.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true])
  expect(Date.parse(confirmed.reservations[0]?.until ?? '')).toBe(testNow + hours(48))
  expect(await reader.call('stores.confirmReservations', { body: { st } })).toEqual(confirmed)
  expect((await listJobs(api)).length).toBe(jobs + 2)
})

test('a forged or expired link is refused, and one whose reservations have ended shows none [CART-19]', async ({
  api,
}) => {
  const { reservation } = (await reserve(await api.client.createGuest(), nextEmail())).body
  const reader = api.client.withToken(null)
  const st = confirmationLink.sign(api.deps, reservation.id)
  const [head = '', , tail = ''] = st.split('.')
  const forged = `${head}.${Buffer.from(JSON.stringify({ sub: reservation.id, jti: '', exp: 9e9 })).toString('base64url')}.${tail}`
  expect(await reader.tryCall('stores.confirmReservations', { body: { st: forged } })).toBeRefused(401, 'AUT432')
  api.setNow(testNow + minutes(15))
  expect(await reader.call('stores.confirmReservations', { body: { st } })).toEqual({ reservations: [] })
  api.setNow(testNow + hours(12))
  expect(await reader.tryCall('stores.reservations', { query: { st } })).toBeRefused(401, 'AUT432')
})

test('a signed-in shopper whose mailbox is known needs no confirmation, and with another mailbox does [CART-19]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  expect((await reserve(shopper, email)).body.reservation.confirmation).toBe('by_mail')
  await api.database.db.pool.query('update consumers set email_confirmed_at = now() where email = $1', [email])
  const known = (await reserve(shopper, email)).body.reservation
  expect([known.confirmation, Date.parse(known.until)]).toEqual(['confirmed', testNow + hours(48)])
  expect((await reserve(shopper, nextEmail())).body.reservation.confirmation).toBe('by_mail')
})
