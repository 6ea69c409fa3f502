import { expect, test } from 'vitest'
import { packRows, unpackRows } from './pack-rows.ts'

const variant = (id: string, size: string, current = 70) => ({
  id,
  attributes: { color: 'chalk', size },
  notifyMe: true,
  price: { original: 70, current },
})

test.each<[string, object[]]>([
  ['no row', []],
  ['one row', [variant('a', '5')]],
  ['rows that differ in some values', [variant('a', '5'), variant('b', '6', 50)]],
  ['a field that some rows lack', [variant('a', '5'), { ...variant('b', '6'), maxQty: 3 }]],
  [
    'null, lists and empty objects',
    [
      { id: 'a', price: null, tags: ['x'], more: {} },
      { id: 'b', price: null, tags: [], more: {} },
    ],
  ],
])('%s is read as it was written', (_, rows) => {
  expect(unpackRows(packRows(rows))).toEqual(rows)
})

test('a value that all rows share is written once', () => {
  const { columns } = packRows([variant('a', '5'), variant('b', '6')])
  expect(columns['price.current']).toEqual({ all: 70 })
  expect(columns['attributes.size']).toEqual(['5', '6'])
})
