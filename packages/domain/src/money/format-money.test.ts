import { expect, test } from 'vitest'
import { formatMoney, formatReduction } from './format-money.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en-US', 120, 'USD', '$120.00'],
  ['de-DE', 119.95, 'EUR', '119,95 €'],
  ['fr-CA', 1149.5, 'CAD', '1 149,50 $'],
  ['en-CA', 149.5, 'CAD', '$149.50'],
  ['en-GB', 95, 'GBP', '£95.00'],
  ['en-AU', 95, 'AUD', '$95.00'],
  ['ja-JP', 9500, 'JPY', '¥9,500'],
])('in %s %d %s is written %s, with the symbol of the currency [CAT-10]', (tag, amount, currency, written) => {
  expect(plain(formatMoney(tag, amount, currency)).replace('￥', '¥')).toBe(written)
})

test('an amount that is taken off has a true minus sign in every language', () => {
  expect(formatReduction('en-US', 5, 'USD')).toBe('−$5.00')
  expect(plain(formatReduction('de-DE', 5, 'EUR'))).toBe('−5,00 €')
})
