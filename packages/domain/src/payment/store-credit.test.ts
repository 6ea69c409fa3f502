import { expect, test } from 'vitest'
import { checkStoreCreditChange, maxStoreCreditChange } from './store-credit.ts'

const context = { balance: 1000, currencies: ['USD', 'EUR'] as const }

test.each([
  ['a credit', 500, 'USD', null],
  ['the largest credit', maxStoreCreditChange, 'USD', null],
  ['a larger credit', maxStoreCreditChange + 1, 'USD', 'bad_amount'],
  ['a withdrawal of everything', -1000, 'USD', null],
  ['a withdrawal of more', -1001, 'USD', 'not_covered'],
  ['nothing', 0, 'USD', 'bad_amount'],
  ['a part of a cent', 0.5, 'USD', 'bad_amount'],
  ['a currency of no site', 500, 'SEK', 'other_currency'],
] as const)('%s is decided by amount, currency and balance [PAY-16]', (_, amount, currency, reason) => {
  const checked = checkStoreCreditChange({ amount, currency: currency as 'USD' }, context)
  expect(checked).toEqual(reason === null ? { ok: true } : { ok: false, reason })
})
