import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('the converter has a shoe size in all systems with the foot’s length, in the site’s own units [CAT-05] [CALL-06]', async ({
  api,
}) => {
  const american = await api.client.withToken(null, 'en-us').call('products.footSizes', {})
  expect(american).toMatchObject({ system: 'US', unit: 'in' })
  const men = american.audiences.find(({ audience }) => audience === 'men')
  expect(men?.label).toBe('Men')
  expect(men?.sizes.find(({ size }) => size === '9')).toEqual({
    size: '9',
    US: '9',
    UK: '8',
    EU: '42.5',
    cm: 27,
    in: 10.6,
  })
  const german = await api.client.withToken(null, 'de-de').call('products.footSizes', {})
  expect(german).toMatchObject({ system: 'EU', unit: 'cm' })
  expect(german.audiences[0]?.sizes.find(({ size }) => size === '9')).toMatchObject({ EU: '42,5' })
})

test('the size chart of a kind of goods has its measures in centimetres and inches [CAT-05] [CALL-06]', async ({
  api,
}) => {
  const guest = api.client.withToken(null, 'de-de')
  const chart = await guest.call('products.sizeChart', { params: { productType: 'bottoms' } })
  expect(chart.measures.map(({ label }) => label)).toEqual(['Taille', 'Hüfte', 'Innenbeinlänge'])
  const men = chart.charts.find(({ audience }) => audience === 'men')
  expect(men?.rows.find(({ size }) => size === 'M')).toEqual({
    ...{ size: 'M', label: 'M' },
    lengths: [
      { cm: [81, 89], in: [32, 35] },
      { cm: [96, 104], in: [38, 41] },
      { cm: [80, 82], in: [31.5, 32.5] },
    ],
  })
  const shoes = await guest.call('products.sizeChart', { params: { productType: 'footwear' } })
  expect(shoes.charts[0]?.rows.find(({ size }) => size === '9')).toMatchObject({
    ...{ label: '42,5', systems: { US: '9', UK: '8', EU: '42,5' } },
    lengths: [{ cm: [27, 27] }],
  })
})

test('a kind of goods without a chart is refused [CALL-06]', async ({ api }) => {
  const answer = await api.client.withToken(null, 'en-us').tryCall('products.sizeChart', {
    params: { productType: 'bags' as 'socks' },
  })
  expect(answer.status).toBe(400)
})

test('a product’s page names the chart of its sizes [CAT-05]', async ({ api }) => {
  const product = await api.client.withToken(null, 'en-us').call('products.details', {
    params: { productId: testProducts.court },
  })
  expect(product.sizeChart).toBe('footwear')
})
