import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldPayment, type PaymentEntry, planRefund } from './fold-payment.ts'
import type { PaymentInstrument } from './instrument.ts'
import { checkCoverage, shareAmongInstruments } from './share-among-instruments.ts'

const giftCard = (id: string, upTo: number): PaymentInstrument => ({ id, method: 'GIFT_CARD', upTo })
const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }

test.each([
  ['a card pays everything', 1000, [card], [1000], 0],
  ['gift cards pay first, in any position', 1000, [card, giftCard('g', 300)], [700, 300], 0],
  ['several gift cards pay in their order', 1000, [giftCard('g', 300), giftCard('h', 900)], [300, 700], 0],
  ['an uncovered part remains', 1000, [giftCard('g', 300)], [300], 700],
  ['a second card has nothing left to pay', 1000, [card, { ...card, id: 'two' }], [1000, 0], 0],
  ['a total of 0 takes nothing', 0, [card], [0], 0],
  ['no instrument pays nothing', 1000, [], [], 1000],
] as const)('%s [CHK-04]', (_, total, instruments, amounts, remaining) => {
  const { shares, remainingToPay } = shareAmongInstruments(total, instruments)
  expect(shares.map(({ amount }) => amount)).toEqual(amounts)
  expect(remainingToPay).toBe(remaining)
})

test('instruments that do not cover the total are refused, and a total of 0 needs none [PAY-14]', () => {
  expect(checkCoverage(1000, [giftCard('g', 300)])).toEqual({ ok: false, reason: 'not_covered', missing: 700 })
  expect(checkCoverage(0, [])).toEqual({ ok: true, shares: [] })
  expect(checkCoverage(200, [giftCard('g', 300), card])).toMatchObject({ shares: [{ amount: 200 }] })
})

test('shares and remainder sum to the total, and no share exceeds its limit [CHK-04]', () => {
  const limits = fc.array(fc.option(fc.nat(5000), { nil: null }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.nat(20_000), limits, (total, some) => {
      const instruments = some.map((upTo, index): PaymentInstrument => ({ ...card, id: `${index}`, upTo }))
      const { shares, remainingToPay } = shareAmongInstruments(total, instruments)
      expect(shares.reduce((sum, { amount }) => sum + amount, 0) + remainingToPay).toBe(total)
      for (const { instrument, amount } of shares) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(instrument.upTo ?? total)
      }
    }),
  )
})

const entry = (kind: PaymentEntry['kind'], amount: number, id: string = kind): PaymentEntry => ({
  id,
  kind,
  amount,
  at: 0,
})

test.each<[string, PaymentEntry[], string, number]>([
  ['without entries', [], 'none', 0],
  ['declined', [entry('declined', 100)], 'declined', 0],
  ['declined, then tried again', [entry('declined', 100), entry('authorised', 100)], 'authorised', 100],
  ['authorised', [entry('authorised', 100)], 'authorised', 100],
  ['authorised and voided', [entry('authorised', 100), entry('voided', 100)], 'voided', 0],
  ['captured', [entry('authorised', 100), entry('captured', 100)], 'captured', 100],
  ['captured before its authorisation is known', [entry('captured', 100)], 'captured', 100],
  ['partly refunded', [entry('captured', 100), entry('refunded', 30)], 'partly_refunded', 70],
  [
    'refunded in two parts',
    [entry('captured', 100), entry('refunded', 30, 'r1'), entry('refunded', 70, 'r2')],
    'refunded',
    0,
  ],
])('a payment that is %s folds to its state [PAY-13]', (_, entries, state, held) => {
  expect(foldPayment(entries)).toMatchObject({ state, held })
})

test('a ledger folds to the same balance in any order and with repeated entries [PAY-13]', () => {
  const kinds = fc.constantFrom<PaymentEntry['kind']>('authorised', 'captured', 'voided', 'refunded', 'declined')
  const ledger = fc.uniqueArray(
    fc.record({ kind: kinds, amount: fc.nat(1000), id: fc.constantFrom('1', '2', '3'), at: fc.nat() }),
    {
      selector: ({ kind, id }) => `${kind} ${id}`,
    },
  )
  const shuffled = ledger.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
  )
  fc.assert(
    fc.property(shuffled, ([once, twice]) => {
      expect(foldPayment(twice)).toEqual(foldPayment(once))
      expect(foldPayment(once).held).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a refund is limited to the captured amount that is not yet refunded', () => {
  const balance = foldPayment([entry('captured', 100), entry('refunded', 30)])
  expect(planRefund(balance, 70)).toEqual({ ok: true, amount: 70 })
  for (const amount of [71, 0, -1, 1.5]) expect(planRefund(balance, amount)).toEqual({ ok: false, refundable: 70 })
})

test('an approved amount pays exactly that amount, after instruments with a limit [PAY-06]', () => {
  const agreed = { ...card, id: 'agreed', method: 'KLARNA', upTo: null, agreedTo: 700 } as const
  const gift = { ...card, id: 'gift', method: 'GIFT_CARD', upTo: 300 } as const
  const pay = (total: number) => shareAmongInstruments(total, [agreed, gift])
  expect(pay(1000)).toMatchObject({ shares: [{ amount: 700 }, { amount: 300 }], remainingToPay: 0 })
  expect(pay(1001)).toMatchObject({ shares: [{ amount: 0 }, { amount: 300 }], remainingToPay: 701 })
  expect(pay(900)).toMatchObject({ shares: [{ amount: 0 }, { amount: 300 }], remainingToPay: 600 })
})

test('an amount approved at most pays what is due up to it, and nothing of a higher amount [PAY-07]', () => {
  const agreed = { ...card, id: 'agreed', method: 'PAYPAL', upTo: null, agreedUpTo: 700 } as const
  const gift = { ...card, id: 'gift', method: 'GIFT_CARD', upTo: 300 } as const
  const pay = (total: number) => shareAmongInstruments(total, [agreed, gift])
  expect(pay(1000)).toMatchObject({ shares: [{ amount: 700 }, { amount: 300 }], remainingToPay: 0 })
  expect(pay(900)).toMatchObject({ shares: [{ amount: 600 }, { amount: 300 }], remainingToPay: 0 })
  expect(pay(1001)).toMatchObject({ shares: [{ amount: 0 }, { amount: 300 }], remainingToPay: 701 })
})
