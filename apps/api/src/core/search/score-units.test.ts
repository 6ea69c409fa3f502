import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import type { QueryUnit } from '@lacehouse/domain/search/understand-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex, removeProduct, replaceProduct } from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { scoreUnit } from './score-unit.ts'
import { scoreUnits } from './score-units.ts'
import { createTextIndex } from './text-index.ts'

const words = ['boot', 'wool', 'nova', 'quartz']
const drawText = fc.subarray(words, { minLength: 0 }).map((some) => some.join(' '))
const draw = fc.record({
  id: fc.nat(12).map((n) => `P${n}`),
  type: fc.subarray(['boots', 'socks'], { minLength: 1 }),
  material: fc.subarray(['wool', 'leather']),
  words: fc.record({ title: drawText, labels: drawText, body: drawText }),
  way: fc.constantFrom('append', 'replace', 'remove', 'search'),
})

const toProduct = ({ id, type, material }: { id: string; type: string[]; material: string[] }): IndexedProduct => ({
  ...{ id, facets: { type, material }, categoryIds: [], kind: 'apparel', price: 1, discount: 0, popularity: 0 },
  ...{ givenPopularity: 0, publishedAt: 0, rating: 0, available: true, changesAt: null },
})

const boots = { terms: [{ facet: 'type', value: 'boots' }], weight: 1 } as const
const woollen = { terms: [boots.terms[0], { facet: 'material', value: 'wool' }], weight: 0.8 } as const
const units: readonly QueryUnit[] = [
  { text: 'boots', meanings: [boots], phrases: [['boot'], ['nova']] },
  { text: 'wool boots', meanings: [woollen], phrases: [['wool', 'boot']] },
  { text: 'quartz', meanings: [], phrases: [['quartz'], ['nova', 'boot']] },
]

test('scores that are corrected after changes are those of scoring all products anew [SRCH-04] [SRCH-06]', () => {
  fc.assert(
    fc.property(fc.array(draw, { maxLength: 40 }), (steps) => {
      const index = createFacetIndex(0)
      const text = createTextIndex(getLexicon('en-us'))
      const matched = { index, text }
      for (const { way, words: own, ...step } of steps) {
        if (way === 'search') scoreUnits(units, matched)
        else if (way === 'remove') removeProduct(index, step.id)
        else if (way === 'replace') replaceProduct(index, toProduct(step))
        else text.add(appendProduct(index, toProduct(step)) ?? 0, { id: step.id, ...own })
      }
      expect(scoreUnits(units, matched)).toEqual(units.map((unit) => scoreUnit(unit, matched)))
    }),
    { numRuns: 300 },
  )
})

test.each([64, 65, 1100])('after %i changes scores are those of scoring all products anew [SRCH-06]', (count) => {
  const index = createFacetIndex(200)
  const matched = { index, text: createTextIndex(getLexicon('en-us')) }
  const boot = (at: number, type: string[]) => toProduct({ id: `P${at}`, type, material: ['wool'] })
  for (let at = 0; at < 200; at += 1) appendProduct(index, boot(at, at % 2 === 0 ? ['boots'] : ['socks']))
  const before = scoreUnits(units, matched)
  for (let change = 0; change < count; change += 1) {
    const at = change % 199
    replaceProduct(index, boot(at, [`kind-${change}`]))
  }
  const after = scoreUnits(units, matched)
  expect(after).toEqual(units.map((unit) => scoreUnit(unit, matched)))
  expect(after[0]?.ordinals.length).toBeLessThan(before[0]?.ordinals.length ?? 0)
})
