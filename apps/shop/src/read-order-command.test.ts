import { formatOrderNumber, makeOrderNumber } from '@lacehouse/domain/order/order-number'
import { formatReturnNumber, makeReturnNumber } from '@lacehouse/domain/returns/return-number'
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

test('a return is named by what stands on its label, with what arrived of it or as a whole', () => {
  const label = makeReturnNumber(() => 7)
  const read = (given: object) => readOrderCommand({ action: 'return', number: formatReturnNumber(label), ...given })
  expect(read({})).toEqual({ ok: true, action: 'return', returnNumber: label, items: [], asStoreCredit: false })
  expect(read({ item: ['a', 'b'], quantity: ['2'] })).toMatchObject({
    items: [
      { item: 'a', qty: 2 },
      { item: 'b', qty: 1 },
    ],
  })
})

test.each([
  [{ action: 'return', number: undefined }, 'Which return?'],
  [{ action: 'return', number }, `${number} is no number of a return.`],
  [{ action: 'return', number: makeReturnNumber(() => 7), quantity: ['1'] }, 'A quantity belongs to an item.'],
  [{ action: 'advance', number: undefined }, 'Which order?'],
  [{ action: 'advance', number: 'LH1' }, 'LH1 is no order number.'],
  [{ action: 'sell', number }, 'What is to be done?'],
  [{ action: 'advance', number, to: 'gone' }, 'There is no state gone.'],
  [{ action: 'refund', number, item: ['a'], quantity: ['0'] }, 'A quantity is a whole number above zero.'],
  [{ action: 'refund', number, quantity: ['1'] }, 'A quantity belongs to an item.'],
])('%j is not understood', (given, reason) => {
  expect(readOrderCommand(given)).toEqual({ ok: false, reason })
})
