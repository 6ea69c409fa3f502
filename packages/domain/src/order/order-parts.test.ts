import { describe, expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
  now,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import type { PaymentMethodCode } from '../payment/instrument.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { minutes, seconds } from '../time/durations.ts'
import { findStaleEvent } from './find-stale-event.ts'
import { hasNewsletterConsent } from './has-newsletter-consent.ts'
import { buysGiftCards, listBoughtCards } from './list-bought-cards.ts'
import type { OrderDraft } from './order.ts'
import { formatOrderNumber, makeOrderNumber, parseOrderNumber } from './order-number.ts'
import { findOrderEmail, type PlaceOrder, planOrder } from './plan-order.ts'

const card = { id: 'c', method: 'CREDIT_CARD', upTo: null } as const
const giftCardVariant = buildVariant({ id: 'gift', stockItemId: 'gift', taxClass: 'gift_card', isDigital: true })
const giftCards = buildLine({ variantId: 'gift', qty: 3, customAmount: 2500 })

type Facts = Parameters<typeof buildFacts>[0]

function plan(changes: Partial<Cart>, facts: Facts = {}, input: Partial<PlaceOrder> = {}) {
  const cart = buildCart({ instruments: [card], ...changes })
  const all = buildFacts({ variants: [buildVariant(), giftCardVariant], ...facts })
  return planOrder({ cart, priced: priceCart(cart, all), facts: all }, { orderNumber: 'LH-1', ...input })
}

function order(...input: Parameters<typeof plan>): OrderDraft {
  const planned = plan(...input)
  if (!planned.ok) throw new Error(planned.reason)
  return planned.order
}

describe('the gift cards that an order bought', () => {
  test('are one for each unit, with the chosen value whatever discount the order has', () => {
    const promotions = [buildPromotion({ level: 'ORDER', effect: { type: 'percent', percent: 5000 } })]
    const bought = order({ lines: [buildLine(), giftCards] }, { promotions })
    expect(buysGiftCards(bought)).toBe(true)
    expect(listBoughtCards(bought).map(({ reference, amount }) => [reference, amount])).toEqual([
      ['line-gift-1', 2500],
      ['line-gift-2', 2500],
      ['line-gift-3', 2500],
    ])
  })

  test('are none in an order of shoes', () => {
    expect([buysGiftCards(order({})), listBoughtCards(order({}))]).toEqual([false, []])
  })

  test.each<[PaymentMethodCode, string]>([
    ['GIFT_CARD', 'gift_card_not_allowed'],
    ['REWARD_CARD', 'gift_card_not_allowed'],
    ['LOYALTY_POINTS', 'balance_not_for_gift_cards'],
    ['ATHLETES_PAYMENT', 'balance_not_for_gift_cards'],
  ])('are not paid for with %s, which is refused with %s; a card beside an empty one pays', (method, reason) => {
    const stored = { id: 's', method, upTo: 1, points: 1 }
    expect(plan({ lines: [giftCards], instruments: [stored, card] })).toEqual({ ok: false, reason })
    expect(plan({ lines: [giftCards], instruments: [{ ...stored, upTo: 0 }, card] }).ok).toBe(true)
  })
})

test.each([
  ['an instrument of a cent less', [{ ...card, upTo: 10_494 }], { reason: 'not_covered', missing: 1 }],
  ['no instrument', [], { reason: 'not_covered', missing: 10_495 }],
])('an order with %s is refused with the amount that is missing [PAY-14]', (_, instruments, refusal) => {
  expect(plan({ instruments })).toEqual({ ok: false, ...refusal })
  expect(order({ instruments: [{ ...card, upTo: 10_495 }] }).payments.map(({ amount }) => amount)).toEqual([10_495])
})

describe('the points that an order earns [LOY-01]', () => {
  test.each([
    ['99.99 € of goods without tax earn', 11_899, 99],
    ['100.00 € of goods without tax earn', 11_900, 100],
  ])('%s in whole units: %d gives %d', (_, price, earns) => {
    const variants = [buildVariant({ price })]
    expect(order({}, { variants }, { memberId: 'm' }).member).toEqual({ id: 'm', earns })
  })

  test('are none for gift cards, and none without a membership', () => {
    expect(order({ lines: [giftCards] }, {}, { memberId: 'm' }).member?.earns).toBe(0)
    expect(order({})).not.toHaveProperty('member')
  })
})

describe('the mail of an order', () => {
  const mailless = { ...berlin, email: undefined } as unknown as typeof berlin
  const contact = { firstName: 'A', lastName: 'B', email: 'pickup@example.com' }
  const payer = { ...berlin, email: 'payer@example.com' }
  const pickup = { kind: 'store', contact } as const

  test.each<[string, Partial<Cart>, string | null]>([
    ['the recipient', { pickup, sameAsShipping: false, billingAddress: payer }, 'ada@example.com'],
    ['the contact', { shippingAddress: mailless, pickup }, 'pickup@example.com'],
    ['the payer', { shippingAddress: mailless, sameAsShipping: false, billingAddress: payer }, 'payer@example.com'],
    ['no one', { shippingAddress: mailless }, null],
  ])('goes to %s', (_, changes, email) => {
    expect(findOrderEmail(buildCart(changes))).toBe(email)
  })

  test.each([
    ['the recipient', true, false, false, true],
    ['not the contact beside a recipient', false, true, false, false],
  ])('has the newsletter consent of %s [CHK-18]', (_, shipping, picked, billing, consent) => {
    const agreed = (newsletterConsent: boolean) => ({ subscriptions: { newsletterConsent } })
    const draft = {
      shippingAddress: { ...berlin, ...agreed(shipping) },
      pickup: { kind: 'store', contact: { ...contact, ...agreed(picked) } } as const,
      billingAddress: { ...payer, ...agreed(billing) },
    }
    expect(hasNewsletterConsent(draft)).toBe(consent)
    expect(hasNewsletterConsent({ ...draft, shippingAddress: { ...mailless, ...agreed(shipping) } })).toBe(picked)
    expect(hasNewsletterConsent({ billingAddress: berlin })).toBe(false)
  })
})

describe('an order number', () => {
  const numbers = Array.from({ length: 50 }, (_, start) => {
    let next = start * 7919
    return makeOrderNumber((below) => {
      next = (next * 48_271 + 11) % 2_147_483_647
      return next % below
    })
  })

  test('has ten signs, of which none is easily confused, and is read back from its format for people', () => {
    for (const number of numbers) {
      expect(number).toMatch(/^[2-9A-HJ-NP-TV-Z]{10}$/)
      expect(parseOrderNumber(formatOrderNumber(number).toLowerCase())).toBe(number)
    }
    expect(new Set(numbers).size).toBe(50)
  })

  test.each([
    ['a sign too few', (number: string) => number.slice(1)],
    ['a sign too many', (number: string) => `${number}2`],
    ['an O in place of a sign', (number: string) => `O${number.slice(1)}`],
    ['another check sign', (number: string) => number.slice(0, -1) + (number.endsWith('2') ? '3' : '2')],
    ['nothing', () => ''],
  ])('with %s is not well-formed', (_, spoil) => {
    expect(numbers.map((number) => parseOrderNumber(spoil(number)))).toEqual(numbers.map(() => null))
  })
})

test.each([
  ['reserved', seconds(15)],
  ['authorising', seconds(15)],
  ['payment_pending', minutes(10)],
  ['checking', minutes(30)],
] as const)('a placement that is %s times out after %d milliseconds and not before [CHK-07]', (step, limit) => {
  expect(findStaleEvent(step, now, now + limit - 1)).toBeNull()
  expect(findStaleEvent(step, now, now + limit)).toBe('timed_out')
})

test.each(['open', 'finalised', 'failed'] as const)('a placement that is %s never times out', (step) => {
  expect(findStaleEvent(step, 0, now)).toBeNull()
})
