import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPaymentLines } from './list-payment-lines.ts'

const shoe = { reference: 'a', name: 'Court', quantity: 2, amount: 20_000 }

test.each([
  ['tax on top is a line of its own', { shipping: 900, amount: 22_700 }, [20_000, 900, 1800], 'tax'],
  ['the part of other instruments is a credit', { shipping: 0, amount: 15_000 }, [20_000, -5000], 'credit'],
  ['included tax has no line of its own', { shipping: 900, amount: 20_900 }, [20_000, 900], 'shipping'],
] as const)('%s [PAY-06]', (_, sums, amounts, last) => {
  const lines = listPaymentLines([shoe], sums)
  expect(lines.map(({ amount }) => amount)).toEqual(amounts)
  expect(lines.at(-1)?.kind).toBe(last)
})

test('lines sum to the amount for any discounts and taxes [PAY-06]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(90_000), { maxLength: 8 }),
      fc.nat(5000),
      fc.nat(900_000),
      (amounts, shipping, amount) => {
        const lines = listPaymentLines(
          amounts.map((own) => ({ ...shoe, amount: own })),
          { shipping, amount },
        )
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
      },
    ),
  )
})

test('gift wrap has a line of its own, and what costs nothing has none', () => {
  const kinds = (sums: Parameters<typeof listPaymentLines>[1]) =>
    listPaymentLines([shoe], sums).map(({ kind, amount }) => [kind, amount])
  expect(kinds({ shipping: 900, giftWrap: 500, amount: 21_400 })).toEqual([
    ['item', 20_000],
    ['shipping', 900],
    ['giftWrap', 500],
  ])
  expect(kinds({ shipping: 0, giftWrap: 0, amount: 20_000 })).toEqual([['item', 20_000]])
})
