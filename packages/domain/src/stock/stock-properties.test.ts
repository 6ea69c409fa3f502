import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant, now } from '../../testing/cart-builders.ts'
import { countAllowedGiftCards, countAllowedUnits, findExcessLine } from '../cart/count-allowed-units.ts'
import { findStockMessages } from '../cart/find-flash-messages.ts'
import { findReservationRefusal, getUnconfirmedShare, type OpenReservations } from '../cart/find-reservation-refusal.ts'
import { hasRoomForChallenge, type PendingOrders } from '../order/has-room-for-challenge.ts'
import { getAvailableToSell, planReservation, sumDemands } from './plan-reservation.ts'
import type { StockDemand } from './stock.ts'
import { toStockDemands } from './to-stock-demands.ts'

const seed = { seed: 20_261_122 }
const demand: fc.Arbitrary<StockDemand> = fc.record({
  stockItemId: fc.constantFrom('a', 'b', 'c'),
  location: fc.constantFrom('warehouse', 's1', 's2'),
  qty: fc.integer({ min: -1, max: 9 }),
})

const sumOf = (demands: readonly StockDemand[]): number => demands.reduce((sum, { qty }) => sum + Math.max(0, qty), 0)

describe('the demands of a cart', () => {
  test('keep their units when they are summed, in one order for all carts, once or twice', () => {
    fc.assert(
      fc.property(fc.array(demand), (demands) => {
        const sums = sumDemands(demands)
        expect(sumOf(sums)).toBe(sumOf(demands))
        expect(sumDemands(demands.toReversed())).toEqual(sums)
        expect(sumDemands(sums)).toEqual(sums)
        const keys = sums.map(({ stockItemId, location }) => `${stockItemId} ${location}`)
        expect(keys).toEqual([...new Set(keys)].toSorted())
      }),
      seed,
    )
  })

  test.each([
    ['one unit more than asked for', 6, true],
    ['as much as asked for', 5, true],
    ['one unit less', 4, false],
    ['nothing', 0, false],
  ])('are met by a stock of %s: %d, %s', (_, available, ok) => {
    const demands = [2, 3].map((qty) => ({ stockItemId: 'a', location: 'warehouse' as const, qty }))
    const level = { stockItemId: 'a', location: 'warehouse' as const, onHand: available + 7, reserved: 7 }
    const plan = planReservation(demands, [level])
    expect(plan).toEqual(
      ok
        ? { ok, takes: [{ stockItemId: 'a', location: 'warehouse', qty: 5 }] }
        : {
            ok,
            reason: 'out_of_stock',
            shortages: [{ stockItemId: 'a', location: 'warehouse', missing: 5 - available }],
          },
    )
  })

  test('of another place or item are not met by this stock', () => {
    const level = { stockItemId: 'a', location: 's1', onHand: 9, reserved: 0 }
    expect(planReservation([{ stockItemId: 'a', location: 's2', qty: 1 }], [level])).toMatchObject({
      reason: 'no_stock_record',
    })
    expect(planReservation([{ stockItemId: 'b', location: 's1', qty: 1 }], [level])).toMatchObject({
      reason: 'no_stock_record',
    })
    expect(planReservation([], [])).toEqual({ ok: true, takes: [] })
  })

  test.each([
    [5, 3, 2],
    [5, 5, 0],
    [5, 6, 0],
    [0, 0, 0],
  ])('of %d on hand and %d reserved may take %d', (onHand, reserved, available) => {
    expect(getAvailableToSell({ onHand, reserved })).toBe(available)
  })
})

test('what the messages of a cart miss is what its reservation lacks, for any lines and stocks [CART-16]', () => {
  const some = fc.array(
    fc.record({
      variantId: fc.constantFrom('v0', 'v1', 'v2'),
      qty: fc.integer({ min: 1, max: 6 }),
      isPickup: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  const stocks = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8), fc.nat(8))
  fc.assert(
    fc.property(some, stocks, (chosen, [first, second, inStore, more]) => {
      // v0 and v2 are one stock item.
      const variants = [first, second, first].map((stock, index) =>
        buildVariant({
          id: `v${index}`,
          stockItemId: `i${index % 2}`,
          stock,
          storeStock: { s: index % 2 === 0 ? inStore : more },
        }),
      )
      const lines = chosen.map(({ variantId, qty, isPickup }, index) =>
        buildLine({
          id: `l${index}`,
          variantId,
          qty,
          delivery: isPickup ? { kind: 'pickup', storeId: 's' } : { kind: 'ship' },
        }),
      )
      const facts = buildFacts({ variants })
      const messages = findStockMessages(buildCart({ lines }), facts)
      const levels = [0, 1].flatMap((item) => [
        { stockItemId: `i${item}`, location: 'warehouse' as const, onHand: item === 0 ? first : second, reserved: 0 },
        { stockItemId: `i${item}`, location: 's', onHand: item === 0 ? inStore : more, reserved: 0 },
      ])
      const plan = planReservation(toStockDemands({ lines }, facts.variants), levels)
      const missing = plan.ok ? 0 : plan.shortages.reduce((sum, shortage) => sum + shortage.missing, 0)
      expect(messages.reduce((sum, { details }) => sum + (details.missingQty ?? 0), 0)).toBe(missing)
    }),
    seed,
  )
})

describe('the units that an order may hold', () => {
  const variants = new Map(
    [
      buildVariant({ id: 'a', stockItemId: 'one' }),
      buildVariant({ id: 'b', stockItemId: 'one', maxQty: 3 }),
      buildVariant({ id: 'card', stockItemId: 'two', taxClass: 'gift_card' }),
    ].map((variant) => [variant.id, variant]),
  )
  const line = (id: string, variantId: string, qty: number, more = {}) => buildLine({ id, variantId, qty, ...more })

  test.each<[string, Parameters<typeof line>[], number, string | null]>([
    ['ten of one size', [['1', 'a', 10]], 10, null],
    ['eleven of one size', [['1', 'a', 11]], 10, '1'],
    [
      'six and four by two ways',
      [
        ['1', 'a', 6],
        ['2', 'a', 4, { delivery: { kind: 'pickup', storeId: 's' } }],
      ],
      6,
      null,
    ],
    [
      'six and five in two designs',
      [
        ['1', 'a', 6],
        ['2', 'a', 5, { recipeId: 'r' }],
      ],
      5,
      '1',
    ],
    [
      'ten beside a gift of a promotion',
      [
        ['1', 'a', 10],
        ['2', 'a', 9, { bonus: { promotionId: 'p' } }],
      ],
      10,
      null,
    ],
    [
      'a variant of the same stock with a maximum of its own',
      [
        ['1', 'b', 3],
        ['2', 'a', 1],
      ],
      2,
      '1',
    ],
  ])('are bounded for %s', (_, some, allowed, excess) => {
    const lines = some.map((one) => line(...one))
    const [first = line('none', 'a', 1)] = lines
    expect(countAllowedUnits({ lines }, first, variants)).toBe(allowed)
    expect(findExcessLine({ lines }, variants)).toBe(excess)
  })

  test('are ten gift cards over all lines, and without a bound for other goods', () => {
    const lines = [line('1', 'card', 4), line('2', 'card', 6, { customAmount: 900 })]
    expect(countAllowedGiftCards({ lines }, lines[0] ?? line('', 'card', 1), variants)).toBe(4)
    expect(countAllowedGiftCards({ lines }, line('3', 'a', 1), variants)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('one more reservation at a store [CART-19]', () => {
  const open: OpenReservations = { ofMailbox: 0, ofShopper: 0, ofNetwork: 0, onHand: 4, unconfirmedUnits: 0 }

  test.each<[string, Partial<OpenReservations>, number, boolean, object | null]>([
    ['of two units', {}, 2, false, null],
    ['of three units', {}, 3, false, { reason: 'max_quantity', maximum: 2 }],
    ['beside two of the mailbox', { ofMailbox: 2 }, 1, false, null],
    [
      'beside three of the mailbox',
      { ofMailbox: 3 },
      1,
      true,
      { reason: 'max_quantity', maximum: 3, field: 'reservations' },
    ],
    [
      'beside three of the shopper',
      { ofShopper: 3 },
      1,
      true,
      { reason: 'max_quantity', maximum: 3, field: 'reservations' },
    ],
    ['beside nineteen of the network', { ofNetwork: 19 }, 1, false, null],
    [
      'beside twenty of the network',
      { ofNetwork: 20 },
      1,
      false,
      { reason: 'max_quantity', maximum: 20, field: 'networkReservations' },
    ],
    ['within the share of unconfirmed ones', { unconfirmedUnits: 1 }, 1, false, null],
    ['beyond the share of unconfirmed ones', { unconfirmedUnits: 1 }, 2, false, { reason: 'out_of_stock' }],
    ['beyond that share by a confirmed mailbox', { unconfirmedUnits: 9 }, 2, true, null],
  ])('%s is held or refused', (_, changes, qty, isConfirmed, refusal) => {
    const found = findReservationRefusal({ ...open, ...changes }, { qty, isConfirmed })
    expect(found).toEqual(refusal && { ok: false, ...refusal })
  })

  test.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('of %d units leaves all but %d to others', (onHand, share) => {
    expect(getUnconfirmedShare(onHand)).toBe(share)
  })
})

test.each<[string, Partial<PendingOrders>, number, boolean]>([
  ['the first order', {}, 20, true],
  ['an order of 21 units', {}, 21, false],
  ['a second order of the shopper', { ofShopper: 1 }, 1, true],
  ['a third order of the shopper', { ofShopper: 2 }, 1, false],
  ['a third order of the mailbox', { ofMailbox: 2 }, 1, false],
  ['the twentieth unit of the mailbox', { mailboxUnits: 19 }, 1, true],
  ['the 21st unit of the shopper', { shopperUnits: 19 }, 2, false],
  ['the thirtieth order of the network', { ofNetwork: 29 }, 1, true],
  ['the 31st order of the network', { ofNetwork: 30 }, 1, false],
  ['the sixtieth unit of the network', { networkUnits: 59 }, 1, true],
  ['the 61st unit of the network', { networkUnits: 59 }, 2, false],
])('%s may wait for its bank: %j of %d units, %s', (_, changes, units, may) => {
  const none = { ofShopper: 0, shopperUnits: 0, ofMailbox: 0, mailboxUnits: 0, ofNetwork: 0, networkUnits: 0 }
  expect(hasRoomForChallenge({ ...none, ...changes }, units)).toBe(may)
})

test('stock that a store holds for a line is never missing, and units of a past hold are', () => {
  const variants = [buildVariant({ storeStock: { s: 0 } })]
  const at = (until: number) =>
    findStockMessages(
      buildCart({
        lines: [buildLine({ delivery: { kind: 'pickup', storeId: 's' }, reservation: { id: 'r', until } })],
      }),
      buildFacts({ variants }),
    ).map(({ code }) => code)
  expect([at(now + 1), at(now)]).toEqual([[], ['ProductLineItemFullInventoryMissing']])
})
