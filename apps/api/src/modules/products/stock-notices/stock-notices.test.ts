import { readdir, readFile } from 'node:fs/promises'
import {
  addTestStores,
  createCartWith,
  giveOwnOptions,
  makeReady,
  type TestApi,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import type { Mail } from '../../../infra/mail/mailer.ts'
import { enqueueStockNotices, sendStockNoticeMail } from './send-stock-notices.ts'

const productId = variantOf('court')

type Pool = { readonly query: (text: string, values: unknown[]) => Promise<unknown> }

const setStock = async (pool: Pool, quantity: number, variantId = productId) =>
  pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
     select variant_id, location_id, 'count', $2 - on_hand from stock_items where variant_id = $1 and on_hand <> $2`,
    [variantId, quantity],
  )

test('a mailbox that asks for a sold-out size gets one mail when it is in stock again, and its link ends what it asked for [CAT-07]', async ({
  api,
}) => {
  await addTestStores(api.database.db)
  const { pool } = api.database.db
  await setStock(pool, 0)
  const guest = await api.client.createGuest('en-us')
  for (const email of ['Ada@example.com', 'ada@example.com'])
    await guest.call('products.requestStockNotice', { body: { productId, email } })
  await guest.call('products.requestStockNotice', { body: { productId: variantOf('tee'), email: 'other@example.com' } })
  const waiting = async () =>
    (await pool.query('select email from stock_notices where mailed_at is null order by email')).rows
  expect(await waiting()).toEqual([{ email: 'ada@example.com' }, { email: 'other@example.com' }])

  await enqueueStockNotices(api.deps)
  expect(await waiting()).toEqual([{ email: 'ada@example.com' }])
  await setStock(pool, 3)
  expect(await enqueueStockNotices(api.deps)).toBe(1)
  expect(await enqueueStockNotices(api.deps)).toBe(0)
  const { rows } = await pool.query(
    `select j.data from pgboss.job j join stock_notices n on n.id::text = j.data ->> 'noticeId'
     where j.name = 'stock-notice-mail' and n.email = 'ada@example.com'`,
  )
  expect(rows).toHaveLength(1)
  await sendStockNoticeMail(api.deps)(rows[0].data)
  const [file = ''] = (await readdir(api.deps.mailFolder)).filter((name) => /^stock-notice-.*html$/.test(name))
  const mail = await readFile(`${api.deps.mailFolder}/${file}`, 'utf8')
  expect(mail).toContain('Halden Court')
  expect(mail).toContain(testProducts.court)
  // The link opens the very size.
  expect(mail).toMatch(/color=\d+&(?:amp;)?size=/)

  const st = decodeURIComponent(/stock-notice\?st=([^"]+)"/.exec(mail)?.[1] ?? '')
  await guest.call('products.requestStockNotice', { body: { productId, email: 'ada@example.com' } })
  const anyone = api.client.withToken(null, 'en-us')
  expect(await anyone.call('products.endStockNotices', { body: { st } })).toEqual({ ended: 1 })
  expect(await waiting()).toEqual([])
})

test('the mail about a variant with own options names each of them, and its link chooses them [CAT-07] [CAT-14]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const roped = variantOf('limited')
  await giveOwnOptions(pool, roped)
  await setStock(pool, 0, roped)
  const guest = await api.client.createGuest('en-us')
  await guest.call('products.requestStockNotice', { body: { productId: roped, email: 'rope@example.com' } })
  const { rows } = await pool.query(`select id from stock_notices where email = 'rope@example.com'`)
  await setStock(pool, 3, roped)
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await sendStockNoticeMail({ ...api.deps, mailer })({ noticeId: rows[0].id })
  expect(sent[0]?.text).toMatch(/, (\S+ · )?20 m · Hemp · 6 mm, is in stock again/)
  expect(sent[0]?.text).toMatch(/[?&]option\.length=20%20m&option\.material=Hemp&option\.width=6%20mm\n/)
  expect(sent[0]?.text).not.toContain('size=')
})

test('as many mailboxes get a mail as units came back, in the order of asking, and the next ones a day later [CAT-07]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const sold = variantOf('sale')
  await setStock(pool, 0, sold)
  const start = Date.now()
  const guest = await api.client.createGuest('en-us')
  for (const name of ['first', 'second', 'third', 'fourth']) {
    await guest.call('products.requestStockNotice', { body: { productId: sold, email: `${name}@example.com` } })
    await pool.query('update stock_notices set requested_at = $2 where email = $1', [
      `${name}@example.com`,
      new Date(start - ['fourth', 'third', 'second', 'first'].indexOf(name) * 60_000),
    ])
  }
  const listMailed = async (now: number) => {
    await enqueueStockNotices({ ...api.deps, now: () => now })
    const { rows } = await pool.query(
      'select email from stock_notices where mailed_at is not null and variant_id = $1 order by requested_at',
      [sold],
    )
    return rows.map(({ email }) => email.split('@')[0])
  }
  await setStock(pool, 2, sold)
  expect(await listMailed(start)).toEqual(['first', 'second'])
  expect(await listMailed(start + 60_000)).toEqual(['first', 'second'])
  await setStock(pool, 3, sold)
  expect(await listMailed(start + 120_000)).toEqual(['first', 'second', 'third'])
  // One unit is left of three, and those who got a mail have had their day.
  await setStock(pool, 1, sold)
  expect(await listMailed(start + 180_000)).toEqual(['first', 'second', 'third'])
  expect(await listMailed(start + 25 * 3_600_000)).toEqual(['first', 'second', 'third', 'fourth'])
})

/** Asks for a variant in stock 0, has it come back, and returns what sends the mail of the question. */
const openReturned = async (api: TestApi, variantId: string, email: string) => {
  const { pool } = api.database.db
  await setStock(pool, 0, variantId)
  const guest = await api.client.createGuest('en-us')
  await guest.call('products.requestStockNotice', { body: { productId: variantId, email } })
  await setStock(pool, 1, variantId)
  await enqueueStockNotices(api.deps)
  const { rows } = await pool.query<{ id: string }>('select id from stock_notices where email = $1', [email])
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  return {
    guest,
    send: () => sendStockNoticeMail({ ...api.deps, mailer })({ noticeId: rows[0]?.id ?? '' }),
    listSent: () => sent.map(({ to }) => to),
  }
}
const readNotices = async (pool: Pool, email: string) =>
  (
    (await pool.query(
      `select mailed_at is not null as "isMailed", extract(epoch from requested_at)::float8 * 1000 as "at" from stock_notices
        where email = $1 order by requested_at`,
      [email],
    )) as { rows: { isMailed: boolean; at: number }[] }
  ).rows

test('a unit that is sold before its mail is sent makes no mail, and the question keeps its place [CAT-07]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const late = variantOf('scarce')
  const { guest, send, listSent } = await openReturned(api, late, 'late@example.com')
  const [first] = await readNotices(pool, 'late@example.com')
  expect(first?.isMailed).toBe(true)
  await setStock(pool, 0, late)
  await guest.call('products.requestStockNotice', { body: { productId: late, email: 'late@example.com' } })
  await send()
  expect(listSent()).toEqual([])
  // Asking again in the meantime makes no second row and no later place.
  expect(await readNotices(pool, 'late@example.com')).toEqual([{ isMailed: false, at: first?.at }])
})

test('a variant that is withdrawn makes no mail, and its product neither, until they are sold again [CAT-07]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const gone = variantOf('notGiftable')
  const setStates = (product: string, variant: string) =>
    pool.query(
      `with own as (update variants set status = $3 where id = $1 returning product_id)
        update products set status = $2 from own where id = own.product_id`,
      [gone, product, variant],
    )
  const guest = await api.client.createGuest('en-us')
  await guest.call('products.requestStockNotice', { body: { productId: gone, email: 'gone@example.com' } })
  await setStock(pool, 4, gone)
  const isMailed = async () => {
    await enqueueStockNotices(api.deps)
    return (await readNotices(pool, 'gone@example.com'))[0]?.isMailed
  }
  await setStates('live', 'withdrawn')
  expect(await isMailed()).toBe(false)
  await setStates('withdrawn', 'live')
  expect(await isMailed()).toBe(false)
  await setStates('live', 'live')
  expect(await isMailed()).toBe(true)
})

test('who has bought a variant gets no mail when it is in stock again [CAT-07]', async ({ api }) => {
  const { pool } = api.database.db
  const bought = variantOf('tee')
  const guest = await api.client.createGuest('en-us')
  const { id } = await createCartWith(guest, bought)
  await makeReady(guest, id)
  const listWaiting = async () =>
    (
      await pool.query<{ email: string }>(
        'select email from stock_notices where variant_id = $1 and mailed_at is null order by email',
        [bought],
      )
    ).rows.map(({ email }) => email)
  for (const email of ['ada@example.com', 'later@example.com'])
    await guest.call('products.requestStockNotice', { body: { productId: bought, email } })
  expect(await listWaiting()).toEqual(expect.arrayContaining(['ada@example.com', 'later@example.com']))
  await guest.call('checkout.placeOrder', { body: { cartId: id } })
  await expect.poll(listWaiting).not.toContain('ada@example.com')
  expect(await listWaiting()).toContain('later@example.com')
})

test('who asked takes it back where it was asked, and the answer says nothing about others [CAT-07]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const guest = await api.client.createGuest('en-us')
  const asked = variantOf('limited')
  const [body, other] = ['back@example.com', 'stays@example.com'].map((email) => ({ productId: asked, email }))
  if (!body || !other) throw new Error('two questions')
  for (const one of [body, other]) await guest.call('products.requestStockNotice', { body: one })
  const first = await guest.call('products.takeStockNoticeBack', { body: { ...body, email: 'Back@example.com' } })
  expect(await readNotices(pool, 'back@example.com')).toEqual([])
  expect(await readNotices(pool, 'stays@example.com')).toHaveLength(1)
  expect(await guest.call('products.takeStockNoticeBack', { body })).toEqual(first)
})

test('a size that does not come back has no mails [CAT-07]', async ({ api }) => {
  await api.database.db.pool.query('update variants set notify_me = false where id = $1', [variantOf('tee')])
  const guest = await api.client.createGuest('en-us')
  const body = { productId: variantOf('tee'), email: 'ada@example.com' }
  // The catalogue has the change once it is announced.
  await expect
    .poll(async () => (await guest.tryCall('products.requestStockNotice', { body })).body)
    .toMatchObject({ errorDetails: [{ errorId: 'ORD404' }] })
})

test('a forged link ends nothing', async ({ api }) => {
  const answer = await api.client
    .withToken(null, 'en-us')
    .tryCall('products.endStockNotices', { body: { st: 'x.y.z' } })
  expect(answer).toMatchObject({ status: 401, body: { errorDetails: [{ errorId: 'AUT432' }] } })
})

test('an address that is none and an unknown product are refused', async ({ api }) => {
  const guest = await api.client.createGuest('en-us')
  const refuse = (body: { productId: string; email: string }) => guest.tryCall('products.requestStockNotice', { body })
  expect(await refuse({ productId, email: 'ada' })).toMatchObject({
    status: 400,
    body: { errorDetails: [{ errorId: 'API400', field: 'email' }] },
  })
  expect(await refuse({ productId: 'LHNOTHERE1', email: 'ada@example.com' })).toMatchObject({
    body: { errorDetails: [{ errorId: 'ORD404' }] },
  })
})

test('beyond ten questions an hour a session solves a proof of work, and one of another session is answered', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('en-us')
  const ask = (count: number) =>
    shopper.tryCall('products.requestStockNotice', { body: { productId, email: `ada${count}@example.com` } })
  for (let count = 0; count < 10; count += 1) expect((await ask(count)).status).toBeLessThan(300)
  expect(await ask(10)).toMatchObject({ status: 403, body: { errorDetails: [{ errorId: 'AUT403' }] } })
  const other = await api.client.createGuest('en-us')
  await other.call('products.requestStockNotice', { body: { productId, email: 'other@example.com' } })
})

test('a question that was taken back, or whose mailbox has had its mails of the day, makes no mail [CAT-07]', async ({
  api,
}) => {
  const wanted = variantOf('presale')
  const { send, listSent } = await openReturned(api, wanted, 'gone-notice@example.com')
  await send()
  expect(listSent()).toEqual(['gone-notice@example.com'])
  await api.database.db.pool.query(`delete from stock_notices where email = 'gone-notice@example.com'`)
  await send()
  expect(listSent()).toHaveLength(1)
  await openReturned(api, wanted, 'full@example.com')
  const { rows } = await api.database.db.pool.query(`select id from stock_notices where email = 'full@example.com'`)
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const limiter = { ...api.deps.limiter, fits: async () => false }
  await sendStockNoticeMail({ ...api.deps, mailer, limiter })({ noticeId: rows[0].id })
  expect([rows.length, sent]).toEqual([1, []])
})
