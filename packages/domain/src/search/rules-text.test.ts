import { expect, test } from 'vitest'
import { formatRules, parseRules } from './rules-text.ts'
import { emptySearchRules, type SearchRules } from './search-rules.ts'

const rules: SearchRules = {
  synonyms: [['boots', 'wellies']],
  redirects: [{ query: 'returns', url: '/en-us/contact-us' }],
  boosts: [
    { query: '', target: 'material:leather', points: 5 },
    { query: 'boots', target: 'product:LH1', points: -10 },
  ],
  pins: [{ query: 'boots', productIds: ['LH2', 'LH3'] }],
  popular: ['running shoes'],
}

test('rules can be parsed from their own text', () => {
  expect(parseRules(formatRules(rules))).toEqual({ ok: true, rules })
  expect(parseRules(formatRules(emptySearchRules))).toEqual({ ok: true, rules: emptySearchRules })
})

test.each([
  ['synonyms', 'boots'],
  ['redirects', 'returns'],
  ['redirects', 'returns = https://elsewhere.test'],
  ['redirects', 'returns = //elsewhere.test'],
  ['boosts', 'boots | leather | 5'],
  ['boosts', 'boots | material:leather | 51'],
  ['boosts', 'boots | material:leather |'],
  ['pins', 'boots ='],
] as const)('among %s the line %j is named as no rule', (kind, line) => {
  expect(parseRules({ ...formatRules(rules), [kind]: line })).toEqual({ ok: false, kind, line })
})
