import { expect, test } from 'vitest'
import { compareMeasures, findOptionFacet } from './option-facets.ts'

test.each([
  ['Material', 'material'],
  ['Matière', 'material'],
  ['Breite', 'width'],
  ['Länge', 'length'],
  ['Volumen', 'volume'],
  ['Sleeve length', null],
  ['Flavour', null],
])('the option %s is the facet %s [SRCH-03]', (name, facet) => {
  expect(findOptionFacet(name)).toBe(facet)
})

test('measures stand in the order of what they measure, and words after them', () => {
  const values = ['Custom', '1 m', '6 mm', '4,5 mm', '2 cm', '30 l', '500 ml']
  expect(values.slice(0, 5).toSorted(compareMeasures)).toEqual(['4,5 mm', '6 mm', '2 cm', '1 m', 'Custom'])
  expect(values.slice(5).toSorted(compareMeasures)).toEqual(['500 ml', '30 l'])
})
