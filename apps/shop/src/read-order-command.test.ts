import { formatOrderNumber, makeOrderNumber } from '@lacehouse/domain/order/order-number'
import { expect, test } from 'vitest'
import { readOrderCommand } from './read-order-command.ts'

const number = makeOrderNumber(() => 7)

test('an order advances to a named state, or by one step', () => {
  expect(readOrderCommand({ action: 'advance', number: formatOrderNumber(number).toLowerCase(), to: 'sent' })).toEqual({
    ok: true,
    action: 'advance',
    orderNumber: number,
    to: 'shipped',
  })
  expect(readOrderCommand({ action: 'advance', number })).toEqual({
    ok: true,
    action: 'advance',
    orderNumber: number,
  })
})

test('equal returns have the same key, others a different one, and a key may be given', () => {
  const keyOf = (given: object) => {
    const command = readOrderCommand({ action: 'refund', number, ...given })
    return command.ok && command.action === 'refund' ? command.key : null
  }
  expect(keyOf({ item: ['a'], quantity: ['1'] })).toBe(keyOf({ item: ['a'] }))
  expect(keyOf({ item: ['a'], quantity: ['2'] })).not.toBe(keyOf({ item: ['a'] }))
  expect(keyOf({})).toBe('all')
  expect(keyOf({ item: ['a'], key: 'second' })).toBe('second')
})

test.each([
  [{ action: 'advance', number: undefined }, 'Which order?'],
  [{ action: 'advance', number: 'LH1' }, 'LH1 is no order number.'],
  [{ action: 'sell', number }, 'What is to be done?'],
  [{ action: 'advance', number, to: 'gone' }, 'There is no state gone.'],
  [{ action: 'refund', number, item: ['a'], quantity: ['0'] }, 'A quantity is a whole number above zero.'],
  [{ action: 'refund', number, quantity: ['1'] }, 'A quantity belongs to an item.'],
])('%j is not understood', (given, reason) => {
  expect(readOrderCommand(given)).toEqual({ ok: false, reason })
})
