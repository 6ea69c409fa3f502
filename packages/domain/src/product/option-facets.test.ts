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

test.each([
  ['1 in', '2,5 cm', 1],
  ['1 ft', '30 cm', 1],
  ['1 kg', '2 lb', 1],
  ['1 lb', '16 oz', 0],
  ['500 g', '1 lb', 1],
  ['1 l', '34 fl oz', -1],
  ['1 FL OZ', '29 ml', 1],
  ['10mm', '1 cm', 0],
  ['1.25 m', '1.5 m', -1],
  ['12', '9', 1],
  ['approx. 9 mm', '1 m', 1],
  ['1 m', 'Custom', -1],
  ['Custom', '1 m', 1],
  ['Custom', 'Other', 0],
])('%s and %s stand in the order of %i', (a, b, order) => {
  const compared = compareMeasures(a, b)
  expect(Math.abs(compared) < 0.001 ? 0 : Math.sign(compared)).toBe(order)
})
