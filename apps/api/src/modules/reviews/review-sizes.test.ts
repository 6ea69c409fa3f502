import { addConsumer, type TestApi, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const { court, limited } = testProducts
const review = { rating: 5, title: 'Light and quiet', reviewText: 'They are light, quiet and true to size.', size: '9' }

/** Signs in a new person on the German site, whose sizes are European. */
const signIn = async (api: TestApi) => {
  const { consumerNo } = await addConsumer(api.database.db, { siteId: 'LH-DE' })
  const { accessToken } = api.deps.tokens.issue({
    ...{ kind: 'consumer', id: consumerNo, consumerType: 'CONSUMER', siteId: 'LH-DE' },
  })
  return api.client.withToken(accessToken, 'de-de')
}

test('sizes of a review are in the system of the site, and those of a merchant as they were written', async ({
  api,
}) => {
  const { pool } = api.database.db
  for (const id of [court, limited])
    await pool.query(`update products set attributes = attributes || '{"gender": "men"}' where id = $1`, [id])
  await pool.query(`update products set options = '[{"type": "size", "names": {}}]' where id = $1`, [limited])
  await pool.query(`update variants set options = jsonb_build_object('size', size) where product_id = $1`, [limited])
  const shopper = await signIn(api)
  const listSizes = async (productId: string) =>
    (await shopper.call('reviews.own', { params: { productId } })).sizes.map(({ value, label }) => [value, label])
  await expect.poll(() => listSizes(limited)).toContainEqual(['9', '9'])
  expect(await listSizes(court)).toContainEqual(['9', '42,5'])
  for (const productId of [court, limited]) await shopper.call('reviews.write', { params: { productId }, body: review })
  await pool.query(`update reviews set state = 'published', published_at = now()`)
  const readSize = async (productId: string) =>
    (await shopper.call('reviews.list', { params: { productId }, query: {} })).reviews.map(({ sizeLabel }) => sizeLabel)
  await expect.poll(async () => [await readSize(court), await readSize(limited)]).toEqual([['42,5'], ['9']])
})
