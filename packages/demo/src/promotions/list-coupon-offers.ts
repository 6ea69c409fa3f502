import type { coupons } from '@lacehouse/database'
import { days } from '@lacehouse/domain/time/durations'
import { categoryIdOf, shoppers } from '../catalogue/categories.ts'
import { say } from '../words/words.ts'
import type { Offer, OfferTerms } from './offer.ts'

type CouponRow = typeof coupons.$inferInsert

/** An offer behind a code, and what the code itself is limited by. */
export type CouponOffer = Offer & {
  readonly code: string
  readonly coupon?: Partial<Pick<CouponRow, 'startsAt' | 'endsAt' | 'useLimit' | 'useLimitPerOwner'>>
  /** Used as often as it may be, before anybody comes. */
  readonly isUsedUp?: true
}

const sneakers = shoppers.map((shopper) => categoryIdOf(shopper, 'sneakers'))
const percentOff = (percent: number): Offer['rule'] => ({
  conditions: [{ type: 'coupon' }],
  effect: { type: 'percent', percent },
})

/** One code for everything that can happen to a code; the README lists them for those who try the shop. */
export function listCouponOffers(terms: OfferTerms): CouponOffer[] {
  return [...listWorking(terms), ...listConditional(terms), ...listRefused(terms)]
}

const listWorking = ({ currency }: OfferTerms): CouponOffer[] => [
  {
    key: 'lace5',
    code: 'LACE5',
    level: 'ORDER',
    name: say('{off} off', '{off} Rabatt', '{off} de rabais'),
    amounts: { off: 500 },
    isCombinable: true,
    rule: { conditions: [{ type: 'coupon' }], effect: { type: 'amount', amount: { [currency]: 500 } } },
  },
  {
    key: 'step15',
    code: 'STEP15',
    level: 'PRODUCT',
    name: say('15% off sneakers', '15 % auf Sneaker', '15 % de rabais sur les baskets'),
    isCombinable: false,
    rule: {
      conditions: [{ type: 'coupon' }],
      effect: { type: 'percent', percent: 1500, on: { categoryIds: sneakers } },
    },
  },
  {
    key: 'shipfree',
    code: 'SHIPFREE',
    level: 'SHIPPING',
    name: say('Free delivery, express too', 'Kostenloser Versand, auch Express', 'Livraison gratuite, express compris'),
    isCombinable: true,
    rule: { conditions: [{ type: 'coupon' }], effect: { type: 'freeShipping' } },
  },
  {
    key: 'solo25',
    code: 'SOLO25',
    level: 'ORDER',
    name: say('25% off the order', '25 % auf die Bestellung', '25 % de rabais sur la commande'),
    isCombinable: false,
    rule: percentOff(2500),
  },
]

const listConditional = ({ currency, giftId }: OfferTerms): CouponOffer[] => [
  {
    key: 'welcome10',
    code: 'WELCOME10',
    level: 'ORDER',
    name: say(
      '10% off your first order',
      '10 % auf Ihre erste Bestellung',
      '10 % de rabais sur votre première commande',
    ),
    isCombinable: true,
    rule: {
      conditions: [{ type: 'coupon' }, { type: 'firstOrder' }],
      effect: { type: 'percent', percent: 1000 },
    },
  },
  {
    key: 'once20',
    code: 'ONCE20',
    level: 'ORDER',
    name: say('20% off, once', '20 % Rabatt, einmalig', '20 % de rabais, une fois'),
    isCombinable: false,
    coupon: { useLimitPerOwner: 1 },
    rule: percentOff(2000),
  },
  {
    key: 'big50',
    code: 'BIG50',
    level: 'ORDER',
    name: say('{off} off from {from}', '{off} Rabatt ab {from}', '{off} de rabais dès {from}'),
    amounts: { off: 5000, from: 25_000 },
    isCombinable: false,
    rule: {
      conditions: [{ type: 'coupon' }, { type: 'spend', atLeast: { [currency]: 25_000 } }],
      effect: { type: 'amount', amount: { [currency]: 5000 } },
    },
  },
  ...(giftId === null
    ? []
    : [
        {
          key: 'capgift',
          code: 'CAPGIFT',
          level: 'ORDER' as const,
          name: say('A cap as a gift', 'Eine Cap gratis', 'Une casquette offerte'),
          isCombinable: true,
          coupon: { useLimitPerOwner: 1 },
          rule: {
            conditions: [{ type: 'coupon' as const }],
            effect: { type: 'gift' as const, variantId: giftId, qty: 1 },
          },
        },
      ]),
]

const listRefused = ({ now }: OfferTerms): CouponOffer[] => [
  {
    key: 'spring30',
    code: 'SPRING30',
    level: 'ORDER',
    name: say('30% off in spring', '30 % im Frühling', '30 % de rabais au printemps'),
    isCombinable: false,
    coupon: { endsAt: new Date(now - days(30)) },
    rule: percentOff(3000),
  },
  {
    key: 'soon30',
    code: 'SOON30',
    level: 'ORDER',
    name: say('30% off, soon', '30 % Rabatt, demnächst', '30 % de rabais, bientôt'),
    isCombinable: false,
    coupon: { startsAt: new Date(now + days(365)) },
    rule: percentOff(3000),
  },
  {
    key: 'gone40',
    code: 'GONE40',
    level: 'ORDER',
    name: say('40% off for the first', '40 % für die Ersten', '40 % de rabais pour les premiers'),
    isCombinable: false,
    coupon: { useLimit: 1 },
    isUsedUp: true,
    rule: percentOff(4000),
  },
]
