import { expect, test } from 'vitest'
import { readSharedItems, writeSharedItems } from './shared-items.ts'

const shoe = { variantId: 'LHBDDBF987-fog-9', qty: 2 }
const design = { variantId: 'LHCUSTOM01-01-8', qty: 1, recipeId: '1k3x9-abc' }

test('items are read as they were written', () => {
  const text = writeSharedItems([shoe, design])
  expect(text).toBe('LHBDDBF987-fog-9.2_LHCUSTOM01-01-8.1.1k3x9-abc')
  expect(readSharedItems(text)).toEqual([shoe, design])
})

test.each([
  ['nothing', '', []],
  ['another form', 'LHBDDBF987-fog-9;2_<script>.1_LHBDDBF987-fog-9.2', [shoe]],
  ['no pieces', 'LHBDDBF987-fog-9.0', []],
  ['an item twice', 'LHBDDBF987-fog-9.2_LHBDDBF987-fog-9.7', [shoe]],
])('of an address with %s only the items are read', (_, text, items) => {
  expect(readSharedItems(text)).toEqual(items)
})

test('no more items are read than a cart has lines', () => {
  const many = Array.from({ length: 150 }, (_, index) => `LHBDDBF987-fog-${index}.1`).join('_')
  expect(readSharedItems(many)).toHaveLength(100)
})
