import { expect, test } from 'vitest'
import { formatRules, parseRules } from './rules-text.ts'
import { emptySearchRules, type SearchRules } from './search-rules.ts'

const rules: SearchRules = {
  synonyms: [['boots', 'wellies']],
  redirects: [{ query: 'returns', url: '/en-us/contact-us' }],
  boosts: [
    { query: '', target: 'material:leather', points: 5 },
    { query: 'boots', target: 'product:LH1', points: -10 },
    { query: 'category:2101', target: 'offer:sale', points: 5 },
    { query: 'category:*', target: 'category:2101', points: 1 },
  ],
  pins: [
    { query: 'boots', productIds: ['LH2', 'LH3'] },
    { query: 'category:2101', productIds: ['LH2'] },
  ],
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
  ['redirects', 'returns = /\\elsewhere.test'],
  ['redirects', 'category:2101 = /page'],
  ['boosts', 'category:shoes | material:leather | 5'],
  ['pins', 'category: = LH1'],
  ['pins', 'boots ='],
  ['pins', '= LH1'],
  ['pins', 'boots = LH1 = LH2'],
  ['pins', 'boots = , ,'],
  ['synonyms', 'boots, ,'],
  ['redirects', '= /returns'],
  ['redirects', 'returns = /a = /b'],
  ['redirects', 'returns = /a page'],
  ['redirects', 'returns ='],
  ['boosts', '| material:leather | 5'],
  ['boosts', 'boots | | 5'],
  ['boosts', 'boots | material:leather | 5 | more'],
  ['boosts', 'boots | material:leather | 2.5'],
  ['boosts', 'boots | material:leather | many'],
  ['boosts', 'boots | material:leather'],
  ['boosts', 'boots | Material:leather | 5'],
  ['boosts', 'boots | material: | 5'],
  ['boosts', 'boots | material:leather | -51'],
] as const)('among %s the line %j is named as no rule', (kind, line) => {
  expect(parseRules({ ...formatRules(rules), [kind]: line })).toEqual({ ok: false, kind, line })
})

test('what is typed loosely is read as it is meant', () => {
  const text = {
    ...formatRules(emptySearchRules),
    synonyms: '\n  boots ,wellies,, gumboots \n\n',
    redirects: 'returns   =   /',
    boosts: '* | material:wool blend | 50\nboots|product:LH1|-50',
    pins: 'boots = lh1,lh2 ,',
  }
  expect(parseRules(text)).toEqual({
    ok: true,
    rules: {
      ...emptySearchRules,
      synonyms: [['boots', 'wellies', 'gumboots']],
      redirects: [{ query: 'returns', url: '/' }],
      boosts: [
        { query: '', target: 'material:wool blend', points: 50 },
        { query: 'boots', target: 'product:LH1', points: -50 },
      ],
      pins: [{ query: 'boots', productIds: ['LH1', 'LH2'] }],
    },
  })
})

test('of several lines that are no rules the first is named', () => {
  const text = { ...formatRules(rules), synonyms: 'boots, wellies\nalone\nother', pins: 'none' }
  expect(parseRules(text)).toEqual({ ok: false, kind: 'synonyms', line: 'alone' })
})
