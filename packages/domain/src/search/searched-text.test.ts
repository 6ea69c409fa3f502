import { describe, expect, test } from 'vitest'
import { blendPopularity } from './blend-popularity.ts'
import { allowedTypos, editDistance } from './edit-distance.ts'
import { foldText } from './fold-text.ts'
import { getLexicon } from './lexicon/lexicon.ts'
import { stemWord } from './lexicon/stem-word.ts'
import { toFacetValue } from './parse-listing-query.ts'
import { readAmounts, toSizeValues } from './read-amounts.ts'
import { toSearchedText } from './searched-text.ts'
import { createWordTable } from './word-table.ts'

const names = ['halden', 'runner', 'court']
const stems = new Set(names.map((word) => stemWord(word, 'en')))
const lexicon = getLexicon('en-us')
const toSearched = (text: string) =>
  toSearchedText(text, {
    ...{ locale: 'en-us', lexicon },
    vocabulary: {
      findStem: (stem) => (stems.has(stem) ? 'name' : null),
      words: createWordTable([...lexicon.words, ...names], 'en'),
    },
  })

// Decision 0125: what may be counted, and suggested to others.
describe('a searched text', () => {
  test.each([
    ['words of the shop', 'running shoes', 'running shoes'],
    ['capitals and spaces', '  Running   SHOES ', 'running shoes'],
    ['the name of a product', 'Halden Runner', 'halden runner'],
    ['a small word between them', 'shoes for running', 'shoes for running'],
    ['six words', 'red running shoes halden runner court', 'red running shoes halden runner court'],
    ['seven words', 'red running shoes halden runner court boots', null],
    ['the name of a person', 'Ada Lovelace', null],
    ['the name of a person beside words of the shop', 'lovelace shoes', null],
    ['an address', 'ada@example.com', null],
    ['a number', 'shoes 42', null],
    ['a phone number', '+49 30 123456', null],
    ['signs', 'shoes!', null],
    ['small words alone', 'for the', null],
    ['nothing', '   ', null],
  ])('of %s is counted as %3$j: %j', (_, text, counted) => {
    expect(toSearched(text)).toBe(counted)
  })

  test('of sixty characters is counted, and a longer one is not', () => {
    const long = 'running shoes running shoes running shoes'
    expect(toSearched(long)).toBe(long)
    expect(toSearched(`${'running '.repeat(5)}shoes shoes shoes shoes`)).toBeNull()
  })
})

test.each([
  ['', '', 0],
  ['boot', '', 4],
  ['', 'boot', 4],
  ['boot', 'boots', 1],
  ['boots', 'boot', 1],
  ['boot', 'bolt', 1],
  ['boot', 'bot', 1],
  ['boot', 'obot', 1],
  ['boot', 'boto', 1],
  ['sneaker', 'snaeker', 1],
  ['sneaker', 'sneakre', 1],
  ['sneaker', 'senakre', 2],
  ['abcd', 'dcba', 3],
  ['boot', 'shoe', 3],
])('from %j to %j are %d letters', (a, b, letters) => {
  expect(editDistance(a, b, 9)).toBe(letters)
  expect(editDistance(b, a, 9)).toBe(letters)
  // Past the number that was asked for, any larger one is as good.
  for (const most of [0, 1, 2]) expect(Math.min(editDistance(a, b, most), most + 1)).toBe(Math.min(letters, most + 1))
})

test.each([
  ['tee', 0],
  ['boot', 1],
  ['sandals', 1],
  ['sneakers', 2],
])('the word %s may have %d mistyped letters', (word, typos) => {
  expect(allowedTypos(word)).toBe(typos)
})

test.each([
  ['Größe 43', 'grosse 43'],
  ['bœuf à la carte', 'boeuf a la carte'],
  ["L'Été", 'lete'],
  ['T-Shirt (navy)', 't shirt navy'],
  ["men's", 'mens'],
  ['  two   words ', 'two words'],
  ['', ''],
  ['鞋', '鞋'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['Wool Blend', 'Wool Blend'],
  ['4,5 mm', '4.5 mm'],
  ['1,000,5', '1.000.5'],
  ['Cotton, linen;silk', 'Cotton linen silk'],
  ['  two \n lines ', 'two lines'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), null],
  ['<b>', null],
  ['-5', null],
  ['', null],
])('the word %j of a merchant is the value %j, in which no comma separates two', (word, value) => {
  expect(toFacetValue(word)).toBe(value)
})

describe('the amounts of a search', () => {
  const read = (text: string, locale = 'en-us', system: 'US' | 'EU' | 'UK' = 'US') => {
    const { rest, price, sizes } = readAmounts(text, getLexicon(locale), system)
    return [rest.trim().replaceAll(/\s+/g, ' '), price && [price.min, price.max], sizes]
  }
  test.each<[string, string, 'US' | 'EU', unknown[]]>([
    ['shoes under $100', 'en-us', 'US', ['shoes', [null, 100], []]],
    ['shoes over 50', 'en-us', 'US', ['shoes', [50, null], []]],
    ['shoes between 50 and 80', 'en-us', 'US', ['shoes', [50, 80], []]],
    ['shoes between 80 and 50', 'en-us', 'US', ['shoes', [50, 80], []]],
    ['shoes < 100.50', 'en-us', 'US', ['shoes', [null, 100], []]],
    ['size 9 shoes', 'en-us', 'US', ['shoes', null, ['9']]],
    ['shoes 9.5', 'en-us', 'US', ['shoes', null, ['9.5']]],
    ['shoes 17', 'en-us', 'US', ['shoes 17', null, []]],
    ['shoes 43', 'en-us', 'US', ['shoes 43', null, []]],
    ['tee xl', 'en-us', 'US', ['tee', null, ['XL']]],
    ['tee m', 'en-us', 'US', ['tee', null, ['M']]],
    ['schuhe 43 bis 120 €', 'de-de', 'EU', ['schuhe', [null, 120], ['43']]],
    ['Größe 43', 'de-de', 'EU', ['', null, ['43']]],
    ['schuhe 9', 'de-de', 'EU', ['schuhe 9', null, []]],
    ['schuhe 53', 'de-de', 'EU', ['schuhe 53', null, []]],
    ['chaussures pointure 9,5', 'fr-ca', 'US', ['chaussures', null, ['9.5']]],
    ['bottes d’hiver moins de 80 $', 'fr-ca', 'US', ['bottes d hiver', [null, 80], []]],
    ['runner 2', 'en-us', 'US', ['runner', null, ['2']]],
  ])('%s in %s (%s) are %j [SRCH-03]', (text, locale, system, expected) => {
    expect(read(text, locale, system)).toEqual(expected)
  })

  test.each([
    ['XXL', 'EU', [], ['XXL', '2XL']],
    ['M', 'EU', [], ['M']],
    ['9', 'US', [], ['9']],
    ['43', 'EU', ['men'], ['9.5-men']],
    ['43', 'EU', ['unisex'], ['9.5-men']],
    ['99', 'EU', ['men'], []],
  ] as const)('the size %s of the system %s for %j is %j in the facet', (size, system, wearers, values) => {
    expect(toSizeValues(size, system, wearers)).toEqual(values)
  })
})

test.each([
  ['nothing', 0, 0, 0, 0, 0],
  ['all that a merchant can give', 9, 9, 0, 0, 500],
  ['half of it', 1, 2, 0, 0, 250],
  ['more than the most, which counts as the most', 5, 2, 0, 0, 500],
  ['less than nothing, which counts as nothing', -5, 2, 0, 0, 0],
  ['a single order of the shop, which changes little', 0, 1, 1, 1, 10],
  ['what shoppers do where it is as much as the evidence', 0, 1, 50, 50, 250],
  ['what shoppers do in a busy shop', 0, 1, 950, 950, 475],
  ['both', 9, 9, 950, 950, 975],
])('a product has for %s: %d of %d and %d of %d make %d points', (_, given, mostGiven, seen, mostSeen, points) => {
  expect(blendPopularity({ given, mostGiven, seen, mostSeen })).toBe(points)
})
