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
  ['something before', '!LHBDDBF987-fog-9.2', []],
  ['something after', 'LHBDDBF987-fog-9.2!', []],
  ['a thousand pieces', 'LHBDDBF987-fog-9.1000', []],
  ['many pieces', 'LHBDDBF987-fog-9.120', [{ ...shoe, qty: 120 }]],
  ['no pieces', 'LHBDDBF987-fog-9.0', []],
  ['an item twice', 'LHBDDBF987-fog-9.2_LHBDDBF987-fog-9.7', [shoe]],
])('of an address with %s only the items are read', (_, text, items) => {
  expect(readSharedItems(text)).toEqual(items)
})

test('no more items are read than a cart has lines', () => {
  const many = Array.from({ length: 150 }, (_, index) => `LHBDDBF987-fog-${index}.1`).join('_')
  expect(readSharedItems(many)).toHaveLength(100)
})

test('what cannot be written is left out, and so is what a cart would not hold', () => {
  expect(writeSharedItems([{ variantId: 'a b', qty: 1 }, { variantId: 'abc', qty: 1 }, shoe])).toBe(
    'LHBDDBF987-fog-9.2',
  )
  expect(writeSharedItems([{ ...shoe, qty: 5000 }])).toBe('LHBDDBF987-fog-9.999')
  const many = Array.from({ length: 150 }, (_, index) => ({ ...shoe, variantId: `LHBDDBF987-fog-${index}` }))
  expect(writeSharedItems(many).split('_')).toHaveLength(100)
})
