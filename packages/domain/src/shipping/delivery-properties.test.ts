import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { berlin, buildCart, buildFacts, buildMethod, buildVariant, portland } from '../../testing/cart-builders.ts'
import { isFaster, listAllOffers } from '../cart/list-shipping-offers.ts'
import { findOrderStage, listShipmentStages, toShipmentStage } from '../order/find-order-stage.ts'
import {
  canOrderGo,
  canShipmentGo,
  listNextShipmentStates,
  type OrderState,
  type ShipmentState,
} from '../order/order-state.ts'
import { hasLeft, planShipmentSteps, toEmptied } from '../order/plan-shipment-steps.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { priceMethod } from '../pricing/price-shipments.ts'
import { days, hours, minutes } from '../time/durations.ts'
import { findFreeShippingBenefit } from './find-free-shipping-benefit.ts'
import { getDeliveryWindowIn } from './get-delivery-window.ts'
import {
  explainNoShippingMethod,
  findObstacle,
  listApplicableShippingMethods,
} from './list-applicable-shipping-methods.ts'
import { findPublicHolidays } from './public-holidays.ts'
import type { DeliveryService, ShippingRestrictions } from './shipping-method.ts'

const seed = { seed: 20_261_122 }
const countries = ['US', 'CA', 'GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'AU']
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) })
const service: fc.Arbitrary<DeliveryService> = fc
  .tuple(fc.nat(6), fc.nat(6), fc.nat(24), fc.boolean())
  .map(([minBusinessDays, more, cutOffHourUtc, deliversOnSaturday]) => ({
    minBusinessDays,
    maxBusinessDays: minBusinessDays + more,
    cutOffHourUtc,
    deliversOnSaturday,
  }))

describe('the days on which an order arrives [CART-14]', () => {
  test('are business days of the country, the first not after the last, and no parcel arrives before it is ordered', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), service, moment, (country, some, now) => {
        const { earliest, latest } = getDeliveryWindowIn(country, some, now)
        const today = new Date(now).toISOString().slice(0, 10)
        expect([today, earliest, latest].toSorted()).toEqual([today, earliest, latest])
        if (some.minBusinessDays === 0) return
        for (const day of [earliest, latest]) {
          const weekday = new Date(day).getUTCDay()
          expect([day, weekday === 0 || (weekday === 6 && !some.deliversOnSaturday)]).toEqual([day, false])
          expect(findPublicHolidays(country, Date.parse(day)).has(day)).toBe(false)
        }
      }),
      seed,
    )
  })

  test('do not come earlier for a later order, nor later for a carrier that works on Saturdays', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        service,
        moment,
        fc.integer({ min: 0, max: days(9) }),
        (country, some, now, later) => {
          const first = getDeliveryWindowIn(country, some, now)
          const second = getDeliveryWindowIn(country, some, now + later)
          expect(second.earliest >= first.earliest && second.latest >= first.latest).toBe(true)
          const always = getDeliveryWindowIn(country, { ...some, deliversOnSaturday: true }, now)
          expect(always.latest <= first.latest).toBe(true)
        },
      ),
      seed,
    )
  })

  test('move by a business day at the cut-off hour, to the millisecond', () => {
    const tuesday = Date.UTC(2026, 10, 17)
    const some = { minBusinessDays: 1, maxBusinessDays: 1, cutOffHourUtc: 14 }
    const at = (now: number) => getDeliveryWindowIn('DE', some, now).latest
    expect([at(tuesday + hours(14) - 1), at(tuesday + hours(14))]).toEqual(['2026-11-18', '2026-11-19'])
    expect([at(tuesday), at(tuesday + hours(24) - minutes(1))]).toEqual(['2026-11-18', '2026-11-19'])
  })

  test.each([
    ['DE', '2026-12-23T10:00Z', '2026-12-24'],
    ['DE', '2026-12-24T10:00Z', '2026-12-28'],
    ['US', '2026-12-24T10:00Z', '2026-12-28'],
    ['US', '2026-11-25T10:00Z', '2026-11-27'],
    ['FR', '2026-12-31T10:00Z', '2027-01-04'],
    ['NL', '2027-03-26T10:00Z', '2027-03-30'],
    ['GB', '2027-03-25T10:00Z', '2027-03-30'],
    ['ZZ', '2026-12-24T10:00Z', '2026-12-25'],
  ])('in %s for an order of %s by the next day is %s', (country, ordered, day) => {
    const next = { minBusinessDays: 1, maxBusinessDays: 1, cutOffHourUtc: 14 }
    expect(getDeliveryWindowIn(country, next, Date.parse(ordered)).latest).toBe(day)
  })
})

describe('a method', () => {
  const parcel = { group: 'me', weightGrams: 1000, siteCountry: 'US', address: portland } as const
  const method = (changes: Partial<ShippingRestrictions>) =>
    buildMethod({ restrictions: { countries: ['US'], ...changes } })

  test.each<[string, Partial<ShippingRestrictions>, Partial<typeof portland>, string | null]>([
    ['its weight', { maxWeightGrams: 1000 }, {}, null],
    ['a gram more', { maxWeightGrams: 999 }, {}, 'weight'],
    ['the region', { excludedRegions: ['US-OR'] }, {}, 'region'],
    ['the country, before its weight', { countries: ['CA'], maxWeightGrams: 1 }, {}, 'country'],
    ['the weight, before its box', { maxWeightGrams: 1, refusesPoBox: true }, { addressLine1: 'PO Box 1' }, 'weight'],
    ['a box in the second line', { refusesPoBox: true }, { addressLine2: 'PO Box 1' }, 'poBox'],
    ['a box that it takes', {}, { addressLine1: 'PO Box 1' }, null],
  ])('is kept from a parcel by %s [CHK-16]', (_, restrictions, address, obstacle) => {
    expect(findObstacle(method(restrictions), { ...parcel, address: { ...portland, ...address } })).toBe(obstacle)
  })

  test('without an address is kept from a parcel by country and weight, and by nothing that only an address shows', () => {
    const { address: _, ...unaddressed } = parcel
    const strict = method({ excludedRegions: ['US-OR'], refusesPoBox: true, maxWeightGrams: 1000 })
    expect(findObstacle(strict, unaddressed)).toBeNull()
    expect(findObstacle(strict, { ...unaddressed, siteCountry: 'DE' })).toBe('country')
  })

  test.each([
    ['a box and a country', [method({ refusesPoBox: true }), method({ countries: ['CA'] })], 'po_box'],
    [
      'a region and a country',
      [method({ excludedRegions: ['US-OR'] }), method({ countries: ['CA'] })],
      'not_deliverable',
    ],
    ['a weight and a country', [method({ maxWeightGrams: 1 }), method({ countries: ['CA'] })], 'method_not_applicable'],
    ['the group alone', [buildMethod({ groups: ['customs'] })], 'method_not_applicable'],
  ])('that none is there because of %s is explained as %s', (_, methods, reason) => {
    const boxed = { ...parcel, address: { ...portland, addressLine1: 'PO Box 1' } }
    expect(listApplicableShippingMethods(methods, boxed)).toEqual([])
    expect(explainNoShippingMethod(methods, boxed)).toBe(reason)
  })

  test.each([
    [10_000, 9999, 495],
    [10_000, 10_000, 0],
    [0, 0, 0],
    [undefined, 10_000, 495],
  ])('free from %s costs for goods of %d cents %d', (freeFrom, goods, price) => {
    expect(priceMethod(buildMethod(freeFrom === undefined ? {} : { freeFrom }), goods)).toBe(price)
  })

  test('is faster by its last day, and by its first day where the last is the same', () => {
    const by = (minBusinessDays: number, maxBusinessDays: number) => ({
      minBusinessDays,
      maxBusinessDays,
      cutOffHourUtc: 14,
    })
    expect([isFaster(by(2, 3), by(1, 4)), isFaster(by(1, 3), by(2, 3)), isFaster(by(2, 3), by(2, 3))]).toEqual([
      true,
      true,
      false,
    ])
  })
})

test('an offer of a shipping method costs what the cart is charged once it is chosen, for goods of any price [CART-14]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), fc.nat(20_000), (price, freeFrom) => {
      const shippingMethods = [buildMethod({ freeFrom }), buildMethod({ code: 'fast', price: 995, order: 2 })]
      const facts = buildFacts({ variants: [buildVariant({ price })], site: { shippingMethods } })
      const cart = buildCart()
      for (const { code, price: offered } of listAllOffers(cart, 'me', { facts, priced: priceCart(cart, facts) })) {
        const chosen = priceCart({ ...cart, shippingMethods: { me: { code, chosenByShopper: true } } }, facts)
        expect(chosen.totals.shipping).toBe(offered)
      }
    }),
    seed,
  )
})

describe('what is missing for free delivery [CART-30]', () => {
  const benefit = (price: number, countryCode = 'US', freeFrom: readonly (number | undefined)[] = [15_000, 12_000]) => {
    const shippingMethods = freeFrom.map((from, order) =>
      buildMethod({
        code: `m${order}`,
        order,
        restrictions: { countries: ['US', 'DE'] },
        ...(from !== undefined && { freeFrom: from }),
      }),
    )
    const facts = buildFacts({ variants: [buildVariant({ price })], site: { countryCode, shippingMethods } })
    return findFreeShippingBenefit(priceCart(buildCart({ shippingAddress: berlin }), facts), facts)
  }

  test.each([
    [11_999, { from: 12_000, missing: 1, isReached: false }],
    [12_000, null],
    [14_999, null],
    [15_000, { from: 12_000, missing: 0, isReached: true }],
  ])('counts to the lowest threshold of the methods: goods of %d have %j', (price, expected) => {
    expect(benefit(price)).toEqual(expected)
  })

  test('is not shown where no method is ever free, and in countries that do not show it', () => {
    expect(benefit(100, 'US', [undefined])).toBeNull()
    expect(['FR', 'IT', 'DE', 'GB'].map((country) => benefit(100, country))).toEqual([null, null, null, null])
  })
})

describe('the states of orders and shipments', () => {
  const orderStates: readonly OrderState[] = ['processing', 'payment_pending', 'finalised', 'cancelled', 'failed']
  const shipmentStates = Object.keys({
    ...{ allocated: 0, picking: 0, ready_for_pickup: 0, shipped: 0 },
    ...{ delivered: 0, collected: 0, cancelled: 0, returned: 0 },
  }) as ShipmentState[]

  test('lead only forward: no state can be reached from itself', () => {
    const reach = <State>(from: State, next: (state: State) => readonly State[]): Set<State> => {
      const found = new Set<State>()
      const visit = (state: State): void => {
        for (const one of next(state).filter((some) => !found.has(some))) {
          found.add(one)
          visit(one)
        }
      }
      visit(from)
      return found
    }
    for (const state of orderStates) {
      const next = (from: OrderState) => orderStates.filter((to) => canOrderGo(from, to))
      expect(reach(state, next).has(state)).toBe(false)
    }
    for (const state of shipmentStates) expect(reach(state, listNextShipmentStates).has(state)).toBe(false)
  })

  test.each(shipmentStates)(
    'a shipment that is %s takes only steps that its states allow, each of them once',
    (state) => {
      for (const storeId of [undefined, 's']) {
        for (const to of [undefined, ...shipmentStates]) {
          const steps = planShipmentSteps({ state, ...(storeId && { storeId }) }, to)
          for (const [index, step] of steps.entries()) expect(canShipmentGo(steps[index - 1] ?? state, step)).toBe(true)
          if (to !== undefined && steps.length > 0) expect(steps.at(-1)).toBe(to)
          if (to === undefined) expect(steps.length).toBeLessThanOrEqual(1)
        }
      }
    },
  )

  test('emptied goods are cancelled before they leave, and returned once they arrived', () => {
    const emptied = Object.fromEntries(shipmentStates.map((state) => [state, toEmptied(state)]))
    expect(emptied).toEqual({
      ...{ allocated: 'cancelled', picking: 'cancelled', ready_for_pickup: 'cancelled', cancelled: 'cancelled' },
      ...{ shipped: 'shipped', delivered: 'returned', collected: 'returned', returned: 'returned' },
    })
    expect(shipmentStates.filter(hasLeft)).toEqual(['shipped', 'delivered', 'collected', 'returned'])
  })

  test('an order is where its shipments are, in any order of them, and cancelled ones count last', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...shipmentStates)), (states) => {
        const stage = findOrderStage('finalised', states)
        expect(findOrderStage('finalised', states.toReversed())).toBe(stage)
        expect(findOrderStage('finalised', [...states, ...states])).toBe(stage)
        const others = states.filter((state) => state !== 'cancelled')
        if (others.length > 0) expect(findOrderStage('finalised', others)).toBe(stage)
      }),
      seed,
    )
  })

  test.each(shipmentStates)(
    'the stage of a shipment that is %s stands among the stages of its way, or it has ended',
    (state) => {
      const stage = toShipmentStage(state)
      const ways = [false, true].map((isPickup) => listShipmentStages(stage, isPickup))
      const hasEnded = listNextShipmentStates(state).length === 0
      expect(ways.some((way) => way.includes(stage))).toBe(!hasEnded)
      expect(ways.every((way) => way.length === 0 || way.includes(stage))).toBe(true)
    },
  )
})
