import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCart, now } from '../../testing/cart-builders.ts'
import { reconcileBalances, usesBalances } from '../cart/reconcile-balances.ts'
import { listVoucherOffers, listVouchers, pointsRule } from '../loyalty/loyalty-programme.ts'
import { earnPoints, planPointsReversal, planRedemption } from '../loyalty/points.ts'
import { type Currency, currencies, getCurrencyDigits } from '../money/currency.ts'
import type { ShopperBalances } from './balances.ts'
import { findStoredCardRefusal, type StoredCard } from './find-stored-card-refusal.ts'
import { foldPayment, type PaymentEntry, planRefund } from './fold-payment.ts'
import type { PaymentInstrument } from './instrument.ts'
import { listBalanceOffers } from './list-balance-offers.ts'
import { listPaymentLines } from './list-payment-lines.ts'
import { planInstalments } from './plan-instalments.ts'
import { shareAmongInstruments } from './share-among-instruments.ts'

const seed = { seed: 20_261_122 }
const card: PaymentInstrument = { id: 'c', method: 'CREDIT_CARD', upTo: null }

describe('parts of a payment over time [PAY-06]', () => {
  test.each([
    ['USD', 3500, 100_000],
    ['CAD', 3500, 150_000],
    ['EUR', 3500, 100_000],
    ['GBP', 3000, 100_000],
  ])('in %s are offered from %d to %d minor units, both included', (currency, least, most) => {
    const isOffered = [least - 1, least, most, most + 1].map((amount) => planInstalments(amount, currency) !== null)
    expect(isOffered).toEqual([false, true, true, false])
  })

  test('sum to the amount, and only the first may be larger, by at most two units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3500, max: 100_000 }), (amount) => {
        const [first = 0, second = 0, third = 0, ...more] = planInstalments(amount, 'EUR') ?? []
        expect([first + second + third, more.length, third]).toEqual([amount, 0, second])
        expect(first - second).toBeOneOf([0, 1, 2])
      }),
      seed,
    )
  })

  test.each([
    [5000.5, 'EUR'],
    [Number.NaN, 'EUR'],
    [5000, 'CHF'],
    [5000, ''],
  ])('are none for %d in %j', (amount, currency) => {
    expect(planInstalments(amount, currency)).toBeNull()
  })
})

describe('an amount that the shopper approved at the provider', () => {
  const share = (limits: Partial<PaymentInstrument>, due: number) =>
    shareAmongInstruments(due, [{ ...card, method: 'PAYPAL', ...limits }]).remainingToPay

  test.each<[string, Partial<PaymentInstrument>, readonly [number, number, number]]>([
    ['exactly pays that amount only [PAY-06]', { agreedTo: 1000 }, [999, 0, 1001]],
    ['at most pays up to it [PAY-07]', { agreedUpTo: 1000 }, [0, 0, 1001]],
    ['of nothing pays nothing', { agreedUpTo: 0 }, [999, 1000, 1001]],
  ])('%s', (_, limits, left) => {
    expect([999, 1000, 1001].map((due) => share(limits, due))).toEqual(left)
  })

  test('counts after stored value, wherever it stands', () => {
    const stored: PaymentInstrument = { id: 'g', method: 'GIFT_CARD', upTo: 300 }
    const agreed: PaymentInstrument = { ...card, method: 'KLARNA', agreedTo: 700 }
    for (const instruments of [
      [stored, agreed],
      [agreed, stored],
    ]) {
      expect(shareAmongInstruments(1000, instruments).remainingToPay).toBe(0)
    }
  })
})

describe('a stored card', () => {
  const stored: StoredCard = { id: 's', last4: '1', currency: 'EUR', balance: 1, isBlocked: false, expiresAt: null }
  const faults: Partial<StoredCard> = { isBlocked: true, expiresAt: now, currency: 'USD', balance: 0 }

  test.each<[string, StoredCard | null, boolean, string | null]>([
    ['that does not exist is unknown, with any PIN', null, true, 'unknown_gift_card'],
    ['with every fault and a wrong PIN says only that', { ...stored, ...faults }, false, 'wrong_pin'],
    ['that is blocked says nothing of its end', { ...stored, ...faults }, true, 'gift_card_not_allowed'],
    ['that ends now is over', { ...stored, expiresAt: now }, true, 'gift_card_expired'],
    ['that ends in a moment pays', { ...stored, expiresAt: now + 1 }, true, null],
    [
      'of another currency is not allowed, empty or not',
      { ...stored, currency: 'USD', balance: 0 },
      true,
      'gift_card_not_allowed',
    ],
    ['without a balance is empty', { ...stored, balance: 0 }, true, 'zero_balance'],
    ['with a balance of one minor unit pays', stored, true, null],
  ])('%s [PAY-02]', (_, given, isPinRight, refusal) => {
    expect(findStoredCardRefusal(given, { isPinRight, now, currency: 'EUR' })).toBe(refusal)
  })

  test('whose balance is asked for is neither empty nor of another currency', () => {
    expect(findStoredCardRefusal({ ...stored, currency: 'USD', balance: 0 }, { isPinRight: true, now })).toBeNull()
  })
})

describe('the ledger of a payment [PAY-13]', () => {
  const entry = (kind: PaymentEntry['kind'], amount: number, id = `${kind}-${amount}`): PaymentEntry => ({
    id,
    kind,
    amount,
    at: now,
  })

  test('never holds more than was captured or authorised, nor less than nothing, in whatever order entries come', () => {
    const some = fc.array(
      fc.record({
        kind: fc.constantFrom('authorised', 'captured', 'voided', 'refunded', 'declined' as const),
        amount: fc.integer({ min: 1, max: 500 }),
        id: fc.constantFrom('1', '2'),
        at: fc.constant(now),
      }),
      { maxLength: 8 },
    ) as fc.Arbitrary<PaymentEntry[]>
    fc.assert(
      fc.property(some, (entries) => {
        const { held, captured, authorised, refunded } = foldPayment(entries)
        expect(held).toBeGreaterThanOrEqual(0)
        expect(held).toBeLessThanOrEqual(authorised)
        const { state } = foldPayment(entries)
        if (captured > 0) expect(held).toBe(Math.max(0, captured - refunded))
        expect(state === 'refunded').toBe(captured > 0 && refunded >= captured)
      }),
      seed,
    )
  })

  test('counts an entry once by its kind and id, and two ids of one kind twice', () => {
    expect(foldPayment([entry('captured', 100, 'a'), entry('captured', 100, 'a')]).captured).toBe(100)
    expect(foldPayment([entry('captured', 100, 'a'), entry('captured', 100, 'b')]).captured).toBe(200)
    expect(foldPayment([entry('captured', 100, 'a'), entry('refunded', 40, 'a')]).held).toBe(60)
  })

  test.each([
    [0, false],
    [1, true],
    [70, true],
    [71, false],
    [0.5, false],
    [-1, false],
  ])('of 100 captured and 30 refunded refunds %d more: %s', (amount, ok) => {
    expect(planRefund({ captured: 100, refunded: 30 }, amount)).toEqual(ok ? { ok, amount } : { ok, refundable: 70 })
  })
})

test('the lines of a payment sum to its amount, with tax or a credit for the rest', () => {
  const goods = fc.array(
    fc.nat(9999).map((amount) => ({ reference: 'r', name: 'n', quantity: 1, amount })),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(goods, fc.nat(999), fc.nat(40_000), (some, shipping, amount) => {
      const lines = listPaymentLines(some, { shipping, amount })
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
      expect(lines.filter(({ kind }) => kind === 'tax').every(({ amount: part }) => part > 0)).toBe(true)
      expect(lines.filter(({ kind }) => kind === 'credit').every(({ amount: part }) => part < 0)).toBe(true)
    }),
    seed,
  )
})

describe('points', () => {
  const points = fc.integer({ min: 0, max: 10_000_000 })

  test.each(currencies)('in %s cost as much in a voucher as in a payment', (currency: Currency) => {
    for (const { points: price, amount } of listVouchers(currency)) {
      const money = { amount, currency }
      expect(planRedemption(price, money, pointsRule)).toEqual({ points: price, amount })
      expect(planRedemption(price - 1, money, pointsRule).amount).toBeLessThan(amount)
      expect(earnPoints(amount, currency, pointsRule)).toBe(amount / 10 ** getCurrencyDigits(currency))
    }
  })

  test('pay at most the balance and the amount due, and one point less would pay less [LOY-01]', () => {
    fc.assert(
      fc.property(points, points, fc.constantFrom<Currency>('JPY', 'EUR', 'KWD'), (balance, due, currency) => {
        const paid = planRedemption(balance, { amount: due, currency }, pointsRule)
        expect(paid.points).toBeLessThanOrEqual(balance)
        expect(paid.amount).toBeLessThanOrEqual(due)
        expect(planRedemption(paid.points, { amount: due, currency }, pointsRule)).toEqual(paid)
        if (paid.points > 0) {
          expect(planRedemption(paid.points - 1, { amount: due, currency }, pointsRule).amount).toBeLessThan(
            paid.amount,
          )
        }
      }),
      seed,
    )
  })

  test.each([
    ['whole units only', 199, 'EUR', 1],
    ['nothing of a negative amount', -500, 'EUR', 0],
    ['each yen', 199, 'JPY', 199],
    ['a thousand fils', 1999, 'KWD', 1],
  ] as const)('are earned for %s: %d in %s give %d [LOY-01]', (_, amount, currency, earned) => {
    expect(earnPoints(amount, currency, pointsRule)).toBe(earned)
  })

  test('that two returns take back are not more than one return of both, and all are taken in the end', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 9999 }), fc.nat(9999), (earned, whole, some) => {
        const part = some % (whole + 1)
        const take = (netAmount: number) =>
          planPointsReversal(earned, { netAmount, ofNetAmount: whole }, Number.MAX_SAFE_INTEGER)
        expect(take(part) + take(whole - part)).toBeLessThanOrEqual(take(whole))
        expect([take(0), take(whole), take(whole + 1)]).toEqual([0, earned, earned])
      }),
      seed,
    )
  })

  test.each([
    [199, undefined, [false, false]],
    [200, undefined, [true, true]],
    [200, 999, [true, false]],
    [200, 1000, [true, true]],
  ] as const)(
    '%d beside goods of %s make the smallest voucher available and eligible: %j [PAY-03]',
    (balance, goods, is) => {
      const [smallest] = listVoucherOffers('EUR', balance, goods)
      expect([smallest?.available, smallest?.eligible]).toEqual(is)
    },
  )
})

describe('the balances of a shopper', () => {
  const balances = (points: number, athleteCredit: number | null): ShopperBalances => ({
    cards: { g: 400 },
    member: { id: 'm', points },
    athleteCredit,
    storeCredit: null,
  })
  const cart = buildCart({ instruments: [{ id: 'g', method: 'GIFT_CARD', fingerprint: 'g', upTo: 400 }, card] })

  test('pay what the other stored value leaves, each of them as if it were the only one [PAY-03] [PAY-04]', () => {
    const [points, credit] = listBalanceOffers(cart, balances(100, 700), 1000)
    expect(points).toEqual({ method: 'LOYALTY_POINTS', remaining: 500, payable: 500, points: 100, payablePoints: 100 })
    expect(credit).toEqual({ method: 'ATHLETES_PAYMENT', remaining: 700, payable: 600 })
  })

  test('are not offered to a guest, and an empty one is offered as nothing', () => {
    expect(listBalanceOffers(cart, { cards: {}, member: null, athleteCredit: null, storeCredit: null }, 1000)).toEqual(
      [],
    )
    expect(listBalanceOffers(cart, balances(0, 0), 1000).map(({ payable }) => payable)).toEqual([0, 0])
  })

  test('that a voucher uses pay nothing else, and a voucher at the last point stays [PAY-03]', () => {
    const vouchered = { ...cart, vouchers: [{ id: 'V', points: 200, amount: 1000 }] }
    expect(listBalanceOffers(vouchered, balances(260, null), 1000)[0]).toMatchObject({ points: 60, remaining: 300 })
    const counts = [199, 200].map((points) => reconcileBalances(vouchered, balances(points, null)).vouchers.length)
    expect(counts).toEqual([0, 1])
  })

  test('of a reward card without a number are nothing', () => {
    const stray = buildCart({ instruments: [{ id: 'x', method: 'REWARD_CARD', upTo: 900 }] })
    expect(reconcileBalances(stray, balances(0, null)).instruments[0]?.upTo).toBe(0)
    expect([usesBalances(stray), usesBalances(buildCart({ instruments: [card] }))]).toEqual([true, false])
  })
})
