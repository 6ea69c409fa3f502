import { expect, test } from 'vitest'
import { factBounds, findFactProblem, type ProductFacts } from './product-facts.ts'

const facts: ProductFacts = {
  badge: { code: 'new', words: { 'en-us': 'New', de: 'Neu' } },
  eyebrow: null,
  launchAt: '2027-03-12T10:00:00.000Z',
  presale: true,
  isReserveInStoreOnly: false,
  modelMeasurements: { 'en-us': 'Our model wears size 9' },
  upsells: ['LHOTHER001', 'LHOTHER002'],
  upsellLayout: 'carousel',
}
const known = new Set(facts.upsells)
const context = { productId: 'LHOWN00001', known }

test('facts that a product can have are taken, also before it is known which products there are', () => {
  expect(findFactProblem(facts, context)).toBeNull()
  expect(findFactProblem({ ...facts, upsells: ['LHLATER001'] }, { productId: 'LHOWN00001' })).toBeNull()
  expect(findFactProblem({ ...facts, badge: { words: { 'en-us': 'Vegan' } }, launchAt: null }, context)).toBeNull()
})

const long = 'x'.repeat(61)

test.for<[string, Partial<ProductFacts>, ReturnType<typeof findFactProblem>]>([
  [
    'a badge that says nothing',
    { badge: { code: 'new', words: {} } },
    { reason: 'mark_without_words', path: ['badge'] },
  ],
  [
    'an eyebrow of blanks',
    { eyebrow: { words: { 'en-us': ' ' } } },
    { reason: 'mark_without_words', path: ['eyebrow'] },
  ],
  [
    'words of a badge that fit no tile',
    { badge: { code: 'new', words: { 'en-us': 'New', 'de-de': long } } },
    { reason: 'mark_too_long', path: ['badge', 'words', 'de-de'] },
  ],
  [
    'a code without an end',
    { badge: { code: long, words: { de: 'Neu' } } },
    { reason: 'mark_too_long', path: ['badge'] },
  ],
  [
    'words in no language',
    { eyebrow: { words: { english: 'New' } } },
    { reason: 'locale_unknown', path: ['eyebrow', 'words', 'english'] },
  ],
  [
    'words with a control character',
    { eyebrow: { words: { 'en-us': 'New\u0001' } } },
    { reason: 'control_characters', path: ['eyebrow', 'words', 'en-us'] },
  ],
  [
    'a code with a control character',
    { badge: { code: '\u0001', words: { de: 'N' } } },
    { reason: 'control_characters', path: ['badge'] },
  ],
  [
    'a launch on a day that does not exist',
    { launchAt: '2027-13-40T10:00:00Z' },
    { reason: 'launch_invalid', path: ['launchAt'] },
  ],
  [
    'a launch in a year of five digits',
    { launchAt: '+012027-01-01T00:00:00Z' },
    { reason: 'launch_invalid', path: ['launchAt'] },
  ],
  [
    'measurements without an end',
    { modelMeasurements: { de: 'x'.repeat(factBounds.measurements + 1) } },
    { reason: 'measurements_too_long', path: ['modelMeasurements', 'de'] },
  ],
  [
    'measurements in no language',
    { modelMeasurements: { cm: '178', metric: '178' } },
    { reason: 'locale_unknown', path: ['modelMeasurements', 'metric'] },
  ],
  [
    'itself as an upsell',
    { upsells: ['LHOTHER001', 'LHOWN00001'] },
    { reason: 'upsell_of_itself', path: ['upsells', 1] },
  ],
  ['one upsell twice', { upsells: ['LHOTHER001', 'LHOTHER001'] }, { reason: 'upsell_repeated', path: ['upsells', 1] }],
  [
    'an upsell that the shop does not have',
    { upsells: ['LHNONE0001'] },
    { reason: 'upsell_unknown', path: ['upsells', 0] },
  ],
  [
    'more upsells than are taken',
    { upsells: Array.from({ length: factBounds.upsells + 1 }, (_, at) => `LHMANY${at}`) },
    { reason: 'too_many_upsells', path: ['upsells'] },
  ],
])('a product with %s is refused', ([, change, expected]) => {
  expect(findFactProblem({ ...facts, ...change }, context)).toEqual(expected)
})
