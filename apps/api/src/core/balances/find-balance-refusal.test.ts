import type { OrderDraft } from '@lacehouse/domain/order/order'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findBalanceRefusal } from './find-balance-refusal.ts'

/** The error of a CHECK constraint, as it reaches the caller of a transaction: with the row that it refused. */
const refusedBy = (constraint: string, detail?: string, code = '23514') =>
  new Error('the transaction failed', {
    cause: Object.assign(new pg.DatabaseError('new row violates check constraint', 0, 'error'), {
      code,
      constraint,
      detail,
    }),
  })

const cardCheck = 'gift_cards_balance_not_negative'
const pays = (method: string, fingerprint?: string) => ({ instrument: { method, fingerprint }, amount: 1 })
const draftOf = (payments: object[], rewardCodes?: object[]) => ({ payments, rewardCodes }) as unknown as OrderDraft

const gift = pays('GIFT_CARD', 'gift-1')
const reward = pays('REWARD_CARD', 'reward-1')
const code = { id: 'code-1', amount: 700 }

test.each([
  ['a gift card', [gift, reward], [], 'row (gift-1, -5)', { errorId: 'GFC800', field: 'giftCard' }],
  [
    'a reward card beside a gift card',
    [gift, reward],
    [],
    'row (reward-1, -5)',
    { errorId: 'GFC800', field: 'rewardCard' },
  ],
  [
    'a card after another instrument',
    [pays('CREDIT_CARD', 'x'), reward],
    [],
    undefined,
    { errorId: 'GFC800', field: 'rewardCard' },
  ],
  ['a reward code beside a card', [gift], [code], 'row (code-1, -700)', { errorId: 'REW140', field: 'rewardCode' }],
  ['a card beside a reward code', [gift], [code], 'row (gift-1, -5)', { errorId: 'GFC800', field: 'giftCard' }],
  [
    'a reward code alone, in an error without its row',
    [],
    [code],
    undefined,
    { errorId: 'REW140', field: 'rewardCode' },
  ],
])('an order that meets a lowered balance of %s names its field', (_, payments, codes, detail, expected) => {
  expect(findBalanceRefusal(refusedBy(cardCheck, detail), draftOf(payments, codes))).toEqual(expected)
})

test('an order without reward codes at all names its gift card', () => {
  expect(findBalanceRefusal(refusedBy(cardCheck, 'row (gift-1, -5)'), draftOf([gift]))).toEqual({
    ...{ errorId: 'GFC800', field: 'giftCard' },
  })
})

test.each([
  ['points_accounts_balance_not_negative', { errorId: 'REW135' }],
  ['store_credit_accounts_balance_not_negative', { errorId: 'PYT400', field: 'storeCredit' }],
  ['credit_accounts_spent_within', { errorId: 'PYT400', field: 'athleteCredit' }],
])('the constraint %s is refused as %j', (constraint, expected) => {
  expect(findBalanceRefusal(refusedBy(constraint), draftOf([gift], [code]))).toEqual(expected)
})

test('another constraint, another error of the database and one of the program are no refusal of a balance', () => {
  const draft = draftOf([gift], [code])
  expect(findBalanceRefusal(refusedBy('stock_items_reserved_within'), draft)).toBeNull()
  expect(findBalanceRefusal(refusedBy(cardCheck, undefined, '23505'), draft)).toBeNull()
  expect(findBalanceRefusal(new TypeError('no such function'), draft)).toBeNull()
})
