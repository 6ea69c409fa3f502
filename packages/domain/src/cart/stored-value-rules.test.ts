import { describe, expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant, now, requireOk } from '../../testing/cart-builders.ts'
import { noBalances, type ShopperBalances } from '../payment/balances.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import { listBalanceOffers } from '../payment/list-balance-offers.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Cart, CartNotification, SeenStoredValue } from './cart.ts'
import { listSeenStoredValues, listStoredValueChanges, paysLessThanSeen } from './list-stored-value-changes.ts'
import { planAddInstrument } from './plan-instruments.ts'
import { planNotifyChanges } from './plan-notify-changes.ts'
import { planApplyRewardCode, planApplyVoucher } from './plan-rewards.ts'
import { usesBalances } from './reconcile-balances.ts'

describe('stored value', () => {
  const instrument = (changes: Partial<PaymentInstrument> = {}): PaymentInstrument => ({
    ...{ id: 'i', method: 'GIFT_CARD', upTo: 5000, fingerprint: changes.id ?? 'f' },
    ...changes,
  })
  const card = instrument({ id: 'card', method: 'CREDIT_CARD', upTo: null })
  const add = (added: PaymentInstrument, instruments: PaymentInstrument[], lines = [buildLine()]) => {
    const variants = buildFacts({
      variants: [buildVariant(), buildVariant({ id: 'gift', taxClass: 'gift_card' })],
    }).variants
    const allowedMethods = [
      'GIFT_CARD',
      'REWARD_CARD',
      'CREDIT_CARD',
      'PAYPAL',
      'LOYALTY_POINTS',
      'STORE_CREDIT',
    ] as const
    const plan = planAddInstrument(buildCart({ instruments, lines }), added, { now, allowedMethods, variants })
    return plan.ok ? plan.cart.instruments.map(({ id }) => id) : plan.reason
  }
  const five = ['1', '2', '3', '4', '5'].map((id) => instrument({ id }))

  test.each<[string, PaymentInstrument, PaymentInstrument[], unknown]>([
    ['a wallet replaces the card', instrument({ id: 'w', method: 'PAYPAL', upTo: null }), [card], ['w']],
    ['points join the card', instrument({ id: 'p', method: 'LOYALTY_POINTS' }), [card], ['card', 'p']],
    [
      'points replace points',
      instrument({ id: 'p', method: 'LOYALTY_POINTS' }),
      [instrument({ id: 'q', method: 'LOYALTY_POINTS' })],
      ['p'],
    ],
    ['a card joins points', card, [instrument({ id: 'p', method: 'LOYALTY_POINTS' })], ['p', 'card']],
    [
      'store credit comes first',
      instrument({ id: 'c', method: 'STORE_CREDIT' }),
      [card, ...five.slice(3)],
      ['c', 'card', '4', '5'],
    ],
    [
      'a fifth gift card is added',
      instrument({ id: '5' }),
      [card, ...five.slice(0, 4)],
      ['card', '1', '2', '3', '4', '5'],
    ],
    ['a sixth gift card is refused', instrument({ id: '6' }), five, 'too_many_gift_cards'],
    [
      'a gift card twice is refused',
      instrument({ id: '9', fingerprint: '2' }),
      five.slice(0, 2),
      'gift_card_already_applied',
    ],
    ['a gift card without balance is refused', instrument({ id: '6', upTo: 0 }), [], 'zero_balance'],
  ])('%s', (_, added, instruments, expected) => {
    expect(add(added, instruments)).toEqual(expected)
  })

  test('pays for no gift card, wherever it stands among the goods', () => {
    const lines = [buildLine(), buildLine({ variantId: 'gift', customAmount: 5000 })]
    expect(add(instrument(), [], lines)).toBe('gift_card_not_allowed')
    expect(add(instrument({ method: 'LOYALTY_POINTS' }), [], lines)).toBe('balance_not_for_gift_cards')
    expect(add(card, [], lines)).toEqual(['card'])
  })

  const member = (points: number): ShopperBalances => ({ ...noBalances, member: { id: 'm', points } })
  test('in a voucher may be worth just the goods, and replaces the voucher before [PAY-03]', () => {
    const cart = buildCart({ vouchers: [{ id: 'VOUCHER-10', points: 200, amount: 1000 }] })
    const plan = requireOk(planApplyVoucher(cart, 'VOUCHER-25', { now, balances: member(500), goods: 2500 }))
    expect(plan.cart.vouchers).toEqual([{ id: 'VOUCHER-25', points: 500, amount: 2500 }])
  })

  test('in a voucher is added to a cart without one [PAY-03]', () => {
    const plan = requireOk(planApplyVoucher(buildCart(), 'VOUCHER-10', { now, balances: member(200), goods: 1000 }))
    expect(plan.cart.vouchers).toEqual([{ id: 'VOUCHER-10', points: 200, amount: 1000 }])
  })

  test('in a reward code joins the other codes with its balance and last characters [PAY-05]', () => {
    const code = { id: 'b', last4: '0002', balance: 700, currency: 'EUR', expiresAt: now + 1, isBlocked: false }
    const apply = (rewardCodes: Cart['rewardCodes'], changes: object = {}) =>
      planApplyRewardCode(buildCart({ rewardCodes }), { ...code, ...changes } as never, buildFacts())
    const a = { id: 'a', last4: '0001', amount: 100 }
    expect(requireOk(apply([a])).cart.rewardCodes).toEqual([a, { id: 'b', last4: '0002', amount: 700 }])
    expect(apply([a, { ...a, id: 'b' }])).toMatchObject({ reason: 'reward_already_used' })
    expect(apply([a], { expiresAt: now })).toMatchObject({ reason: 'unknown_reward' })
  })

  // The cart costs 20.00, and each balance could pay more; store credit pays before all others.
  test.each<[string, PaymentInstrument[], number, number]>([
    ['without others the whole total', [], 2000, 2000],
    ['for points the part that they pay already', [instrument({ method: 'LOYALTY_POINTS', upTo: 500 })], 2000, 1500],
    ['beside a gift card the rest', [instrument({ upTo: 500 })], 1500, 1500],
    ['beside a card, which pays what is left, the whole total', [card], 2000, 2000],
  ])('could pay, of points and credit, %s [PAY-03] [PAY-04]', (_, instruments, points, credit) => {
    const balances = { ...member(90_000), athleteCredit: 90_000, storeCredit: 90_000 }
    const offers = listBalanceOffers(buildCart({ instruments }), balances, 2000)
    expect(offers.map(({ payable }) => payable)).toEqual([points, credit, 2000])
  })

  test.each<[string, Partial<Cart>, boolean]>([
    ['a voucher', { vouchers: [{ id: 'v', points: 1, amount: 1 }] }, true],
    ['a reward code', { rewardCodes: [{ id: 'r', last4: '1', amount: 1 }] }, true],
    ['a gift card', { instruments: [card, instrument()] }, true],
    ['a card alone', { instruments: [card] }, false],
  ])('pays a part of a cart with %s: %j %s', (_, changes, uses) => {
    expect(usesBalances(buildCart(changes))).toBe(uses)
  })

  // The cart costs 104.95 €.
  const seen = (id: string, amount: number, method: SeenStoredValue['method'] = 'GIFT_CARD') => ({ id, method, amount })
  const changes = (part: Partial<Cart>) => {
    const cart = buildCart(part)
    return listStoredValueChanges(cart, priceCart(cart, buildFacts())).map(({ id, amount }) => [id, amount])
  }
  test.each<[string, Partial<Cart>, unknown[]]>([
    [
      'a card that lost a part',
      {
        instruments: [instrument({ id: 'a', upTo: 900 }), instrument({ id: 'b' })],
        seenStoredValues: [seen('a', 1000), seen('b', 5000)],
      },
      [['a', 900]],
    ],
    ['a card that is gone', { seenStoredValues: [seen('a', 1000)] }, [['a', 0]]],
    [
      'no card whose loss another covers',
      {
        instruments: [instrument({ id: 'a', upTo: 900 }), instrument({ id: 'b', upTo: 20_000 })],
        seenStoredValues: [seen('a', 1000)],
      },
      [],
    ],
    [
      'a code that lost a part, though another card covers it',
      {
        rewardCodes: [
          { id: 'r', last4: '1', amount: 300 },
          { id: 's', last4: '1', amount: 900 },
        ],
        instruments: [instrument({ upTo: 20_000 })],
        seenStoredValues: [seen('s', 900, 'REWARD_CODE'), seen('r', 400, 'REWARD_CODE')],
      },
      [['r', 300]],
    ],
    ['nothing where nothing was seen', { instruments: [instrument({ upTo: 1 })] }, []],
  ])('that pays less than seen is %s [T16]', (_, part, expected) => {
    expect(changes(part)).toEqual(expected)
  })

  test.each([
    [5000, 5000, false],
    [4999, 5000, true],
    [10_495, 20_000, false],
  ])('that covers %d pays less than the %d agreed to: %s', (upTo, expected, isLess) => {
    const cart = buildCart({ instruments: [instrument({ upTo })] })
    expect(paysLessThanSeen(cart, priceCart(cart, buildFacts()), expected)).toBe(isLess)
  })

  test('is seen by what it pays: gift cards, points as vouchers, codes', () => {
    const cart = buildCart({
      instruments: [instrument({ id: 'a', last4: '9' }), card],
      vouchers: [{ id: 'VOUCHER-10', points: 200, amount: 1000 }],
      rewardCodes: [{ id: 'r', last4: '1', amount: 300 }],
    })
    expect(listSeenStoredValues(cart, priceCart(cart, buildFacts()))).toEqual([
      { id: 'a', method: 'GIFT_CARD', last4: '9', amount: 5000 },
      { id: 'VOUCHER-10', method: 'LOYALTY_POINTS', amount: 1000 },
      { id: 'r', method: 'REWARD_CODE', last4: '1', amount: 300 },
    ])
  })

  test('and prices that change again have one notification each, the later one [CART-17]', () => {
    const at = now - 1
    const notifications: CartNotification[] = [
      { kind: 'stored_value_lowered', storedValue: seen('a', 950), at },
      { kind: 'stored_value_lowered', storedValue: seen('z', 1), at },
      { kind: 'promotion_changed', promotion: { id: 'p', name: 'P' }, amount: 9, at },
      { kind: 'promotion_changed', promotion: { id: 'q', name: 'Q' }, at },
      { kind: 'price_changed', lineId: 'line-shoe-42', amount: 1, at },
      { kind: 'price_changed', lineId: 'other', amount: 2, at },
      { kind: 'quantity_lowered', lineId: 'line-shoe-42', qty: 3, at },
    ]
    const cart = buildCart({
      lines: [buildLine({ seenUnitPrice: 9000 })],
      notifications,
      instruments: [instrument({ id: 'a', upTo: 900 })],
      seenStoredValues: [seen('a', 1000)],
      seenPromotions: [
        { id: 'p', name: 'P', discount: 10 },
        { id: 'r', name: 'R', discount: 10, couponCode: 'C' },
      ],
    })
    const next = planNotifyChanges(cart, priceCart(cart, buildFacts()), now)
    expect(next.notifications).toEqual([
      ...notifications.filter((_, index) => [1, 3, 5, 6].includes(index)),
      { kind: 'price_changed', lineId: 'line-shoe-42', amount: 10_000, at: now },
      { kind: 'promotion_changed', promotion: { id: 'p', name: 'P' }, at: now },
      { kind: 'stored_value_lowered', storedValue: seen('a', 900), at: now },
    ])
    expect(next.seenPromotions?.map(({ id }) => id)).toEqual(['r'])
    expect(next.lines[0]?.seenUnitPrice).toBe(10_000)
  })
})
