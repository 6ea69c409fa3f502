import { expect, test } from 'vitest'
import { emptySearchRules, parseBoostTarget, pickRules, type SearchRules } from './search-rules.ts'

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
