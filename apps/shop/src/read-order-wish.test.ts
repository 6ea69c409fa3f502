import { formatOrderNumber, makeOrderNumber } from '@lacehouse/domain'
import { expect, test } from 'vitest'
import { readOrderWish } from './read-order-wish.ts'

const number = makeOrderNumber(() => 7)

test('an order is moved on to a state by its everyday name, or one step', () => {
  expect(readOrderWish({ deed: 'advance', number: formatOrderNumber(number).toLowerCase(), to: 'sent' })).toEqual({
    ok: true,
    deed: 'advance',
    orderNumber: number,
    to: 'shipped',
  })
  expect(readOrderWish({ deed: 'advance', number })).toEqual({
    ok: true,
    deed: 'advance',
    orderNumber: number,
  })
})

test('the same return asked for twice has one key, another has another, and one may be named', () => {
  const keyOf = (given: object) => {
    const wish = readOrderWish({ deed: 'refund', number, ...given })
    return wish.ok && wish.deed === 'refund' ? wish.key : null
  }
  expect(keyOf({ item: ['a'], quantity: ['1'] })).toBe(keyOf({ item: ['a'] }))
  expect(keyOf({ item: ['a'], quantity: ['2'] })).not.toBe(keyOf({ item: ['a'] }))
  expect(keyOf({})).toBe('all')
  expect(keyOf({ item: ['a'], key: 'second' })).toBe('second')
})

test.each([
  [{ deed: 'advance', number: undefined }, 'Which order?'],
  [{ deed: 'advance', number: 'LH1' }, 'LH1 is no order number.'],
  [{ deed: 'sell', number }, 'What is to be done?'],
  [{ deed: 'advance', number, to: 'gone' }, 'There is no state gone.'],
  [{ deed: 'refund', number, item: ['a'], quantity: ['0'] }, 'A quantity is a whole number above zero.'],
  [{ deed: 'refund', number, quantity: ['1'] }, 'A quantity belongs to an item.'],
])('%j is not understood', (given, reason) => {
  expect(readOrderWish(given)).toEqual({ ok: false, reason })
})
