import { expect, test } from 'vitest'
import { compareFacts } from './compare-facts.ts'

const fact = (key: string, ...values: string[]) => ({ key, label: key.toUpperCase(), values })

test('properties of several products stand side by side, and those that differ are marked [CAT-12]', () => {
  const rows = compareFacts([
    [fact('width', 'Wide'), fact('material', 'Leather', 'Suede')],
    [fact('width', 'Regular'), fact('material', 'Suede', 'Leather'), fact('feature', 'Vegan')],
  ])
  expect(rows).toEqual([
    { key: 'width', label: 'WIDTH', values: [['Wide'], ['Regular']], differs: true },
    {
      key: 'material',
      label: 'MATERIAL',
      values: [
        ['Leather', 'Suede'],
        ['Suede', 'Leather'],
      ],
      differs: false,
    },
    { key: 'feature', label: 'FEATURE', values: [[], ['Vegan']], differs: true },
  ])
})

test.each([
  [[], []],
  [[[fact('width', 'Wide')]], [false]],
])('fewer than two products differ in nothing [CAT-12]', (products, differs) => {
  expect(compareFacts(products).map((row) => row.differs)).toEqual(differs)
})
