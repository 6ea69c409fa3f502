import { expect, test } from 'vitest'
import { toPricePerMeasure } from './to-price-per-measure.ts'

const german = { country: 'DE', currency: 'EUR' }
const one = { attributes: { netContent: '250 ml' } }
const several = { attributes: { netContent: { A: '75 ml', B: '1 l' } } }

test.each([
  ['a product with one content', one, { site: german, amount: 1250 }, { amount: 50, measure: 'l' }],
  ['a variant of it', one, { site: german, amount: 1250, variantId: 'A' }, { amount: 50, measure: 'l' }],
  [
    'a variant with its own content',
    several,
    { site: german, amount: 995, variantId: 'A' },
    { amount: 132.67, measure: 'l' },
  ],
  ['a variant of one litre', several, { site: german, amount: 995, variantId: 'B' }, undefined],
  ['all variants of different contents', several, { site: german, amount: 995 }, undefined],
  ['goods by the piece', { attributes: {} }, { site: german, amount: 995 }, undefined],
  ['a British site', one, { site: { country: 'GB', currency: 'GBP' }, amount: 1000 }, { amount: 40, measure: 'l' }],
  ['an American site', one, { site: { country: 'US', currency: 'USD' }, amount: 1000 }, undefined],
])('the price per measure of %s is as the law asks [CAT-10]', (_, product, question, expected) => {
  expect(toPricePerMeasure(product, question)).toEqual(expected)
})
