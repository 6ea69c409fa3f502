import { expect, test } from 'vitest'
import {
  emptySearchRules,
  findListCategory,
  parseBoostTarget,
  pickListRules,
  pickRules,
  type SearchRules,
} from './search-rules.ts'

const rules: SearchRules = {
  ...emptySearchRules,
  redirects: [{ query: 'Rückgabe', url: '/de-de/contact-us' }],
  boosts: [
    { query: '', target: 'material:leather', points: 5 },
    { query: 'boots', target: 'product:LH1', points: -10 },
  ],
  pins: [
    { query: 'boots', productIds: ['LH2', 'LH3'] },
    { query: 'Boots ', productIds: ['LH3', 'LH4'] },
  ],
}

test.each([
  ['ruckgabe', { redirect: '/de-de/contact-us', boosts: 1, pins: [] }],
  ['BOOTS', { redirect: null, boosts: 2, pins: ['LH2', 'LH3', 'LH4'] }],
  ['winter boots', { redirect: null, boosts: 1, pins: [] }],
])('the rules of %s are those of the whole text [SRCH-04]', (text, expected) => {
  const { redirect, boosts, pins } = pickRules(rules, text)
  expect({ redirect, boosts: boosts.length, pins }).toEqual(expected)
})

test('a target has a kind and a value, which may have a colon', () => {
  expect(parseBoostTarget('color:a:b')).toEqual({ kind: 'color', value: 'a:b' })
})

const ofLists: SearchRules = {
  ...rules,
  boosts: [
    ...rules.boosts,
    { query: 'category:2101', target: 'offer:sale', points: 3 },
    { query: 'category:*', target: 'material:wool', points: 4 },
  ],
  pins: [...rules.pins, { query: 'category:2101', productIds: ['LH9'] }],
}

test.each([
  ['2101', { boosts: [3, 4], pins: ['LH9'] }],
  ['2102', { boosts: [4], pins: [] }],
  ['', { boosts: [4], pins: [] }],
])('the lists of category %s have its own rules and those of all lists', (category, expected) => {
  const { boosts, pins } = pickListRules(ofLists, category)
  expect({ boosts: boosts.map(({ points }) => points), pins }).toEqual(expected)
})

test('rules of lists concern no search, even of the same letters', () => {
  expect(pickRules(ofLists, 'category:2101')).toMatchObject({ boosts: [{ points: 5 }], pins: [] })
  expect(['category:2101', ' category:* ', 'category:shoes', 'boots'].map(findListCategory)).toEqual([
    ...['2101', '', null, null],
  ])
})
