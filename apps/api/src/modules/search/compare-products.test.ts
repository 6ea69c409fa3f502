import { giveOwnOptions, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const { court, sale } = testProducts

test.beforeAll(async ({ api }) => {
  const set = (id: string, attributes: object, details: object) =>
    api.database.db.pool.query('update products set attributes = attributes || $2::jsonb, details = $3 where id = $1', [
      ...[id, JSON.stringify(attributes), JSON.stringify({ 'en-us': details })],
    ])
  await set(court, { gender: 'men', width: 'wide', material: 'leather' }, [{ title: 'Care', items: ['Wipe'] }])
  await set(sale, { gender: 'men', width: 'regular' }, [{ title: 'Material', items: ['Mesh'] }])
})

test('products stand side by side in the order that was asked for, with what differs [CAT-12] [CALL-06]', async ({
  api,
}) => {
  const guest = api.client.withToken(null, 'en-us')
  const { products, rows } = await guest.call('products.compare', {
    query: { ids: `${sale},${court.toLowerCase()},LH00000000` },
  })
  expect(products.map(({ id }) => id)).toEqual([sale, court])
  const find = (label: string) => rows.find((row) => row.label === label)
  expect(find('Width')).toMatchObject({ differs: true, values: [['Regular'], ['Wide']] })
  expect(find('Gender')).toMatchObject({ differs: false, values: [['Men'], ['Men']] })
  expect(find('Care')).toMatchObject({ differs: true, values: [[], ['Wipe']] })
  // The full words of the details stand in place of the filter's.
  expect(rows.filter(({ label }) => label === 'Material').map(({ values }) => values)).toEqual([
    [['Mesh'], ['Leather']],
  ])
  expect(find('Size')?.values[0]?.[0]).toMatch(/^\d+(\.5)?–\d+/)
})

test('more than four products are refused [CAT-12]', async ({ api }) => {
  const guest = api.client.withToken(null, 'en-us')
  for (const stem of ['LH0000000', 'LH-A-LONG-NUMBER-OF-A-MERCHANT-0000']) {
    const ids = [1, 2, 3, 4, 5].map((number) => `${stem}${number}`).join(',')
    expect(await guest.tryCall('products.compare', { query: { ids } })).toMatchObject({
      body: { errorDetails: [{ errorId: 'PLP400', field: 'ids', maximum: 4 }] },
    })
  }
})

test('sizes that a merchant wrote are compared as they were written, and a product without a size has none [CAT-12]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const { tee, limited, scarce } = testProducts
  await giveOwnOptions(pool, variantOf('limited'))
  await pool.query(`update products set options = '[{"type": "size", "names": {}}]' where id = any($1)`, [
    [tee, scarce],
  ])
  await pool.query(
    `update variants set options = jsonb_build_object('size', size) where product_id = any($1) and status = 'live'`,
    [[tee, scarce]],
  )
  await pool.query(`update variants set status = 'withdrawn' where product_id = any($1) and id <> all($2)`, [
    [limited, scarce],
    [variantOf('limited'), variantOf('scarce')],
  ])
  const readSizes = async (locale: string) => {
    const query = { ids: [tee, limited, scarce].join() }
    const { rows } = await api.client.withToken(null, locale).call('products.compare', { query })
    return rows.find(({ key }) => key === 'size')?.values
  }
  await expect.poll(() => readSizes('de-de')).toEqual([['8–10'], [], ['9']])
  expect(await readSizes('en-us')).toEqual([['8–10'], [], ['9']])
})
