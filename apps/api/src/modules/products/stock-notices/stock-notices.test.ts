import { readdir, readFile } from 'node:fs/promises'
import { addTestStores, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { enqueueStockNotices, sendStockNoticeMail } from './send-stock-notices.ts'

const productId = variantOf('court')

const setStock = async (pool: { query: (text: string, values: unknown[]) => Promise<unknown> }, quantity: number) =>
  pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
     select variant_id, location_id, 'count', $2 - on_hand from stock_items where variant_id = $1 and on_hand <> $2`,
    [productId, quantity],
  )

test('a mailbox that asks for a sold-out size gets one mail when it is in stock again, and its link ends what it asked for', async ({
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

  const st = decodeURIComponent(/stock-notice\?st=([^"]+)"/.exec(mail)?.[1] ?? '')
  await guest.call('products.requestStockNotice', { body: { productId, email: 'ada@example.com' } })
  const anyone = api.client.withToken(null, 'en-us')
  expect(await anyone.call('products.endStockNotices', { body: { st } })).toEqual({ ended: 1 })
  expect(await waiting()).toEqual([])
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
