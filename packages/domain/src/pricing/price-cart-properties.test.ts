import { randomCartCase } from '@lacehouse/test-kit/proof/random-cart-case'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planOrder } from '../order/plan-order.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import { seconds } from '../time/durations.ts'
import { listBrokenSums } from './list-broken-sums.ts'
import { priceCart } from './price-cart.ts'

// PROVE_RUNS=1000000 prices a million carts; PROOF_SEED repeats a run, and a failure prints its own seed (T14).
const runs = Number(process.env.PROVE_RUNS ?? 2000)
const seed = process.env.PROOF_SEED === undefined ? {} : { seed: Number(process.env.PROOF_SEED) }
const longest = seconds(10) + runs * 5

test(`every sum of ${runs} carts is exact and no amount is negative [CART-03]`, {
  timeout: longest,
}, () => {
  fc.assert(
    fc.property(randomCartCase, ({ cart, facts }) => {
      expect(listBrokenSums(priceCart(cart, facts), facts.site.taxes.mode)).toEqual([])
    }),
    { numRuns: runs, ...seed },
  )
})

const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }

test(`${runs / 4} carts are charged exactly what they cost, line by line [CART-03]`, {
  timeout: longest,
}, () => {
  let ordered = 0
  fc.assert(
    fc.property(randomCartCase, ({ cart: filled, facts }) => {
      const cart = { ...filled, instruments: [...filled.instruments.filter(({ upTo }) => upTo !== null), card] }
      const priced = priceCart(cart, facts)
      const plan = planOrder({ cart, priced, facts }, { orderNumber: 'LH-1' })
      if (!plan.ok) return
      ordered += 1
      const { totals, items, shipments, payments } = plan.order
      expect({ ...totals, remainingToPay: 0 }).toEqual({ ...priced.totals, remainingToPay: 0 })
      expect(sumOf(payments.map(({ amount: paid }) => paid))).toBe(priced.totals.total)
      expect(sumOf(items.map(({ proratedPrice }) => proratedPrice))).toBe(priced.totals.itemSubTotal)
      expect(sumOf(shipments.map(({ price }) => price))).toBe(priced.totals.shipping)
      expect(sumOf(shipments.map(({ giftWrap = 0 }) => giftWrap))).toBe(priced.totals.giftWrap ?? 0)
    }),
    { numRuns: runs / 4, ...seed },
  )
  expect(ordered).toBeGreaterThan(runs / 16)
})

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

test('the same cart and facts always give the same prices, and neither is changed', () => {
  fc.assert(
    fc.property(randomCartCase, ({ cart, facts }) => {
      const before = structuredClone({ cart, facts })
      expect(priceCart(cart, facts)).toEqual(priceCart(before.cart, before.facts))
      expect({ cart, facts }).toEqual(before)
    }),
    { numRuns: 200 },
  )
})

test('no promotion raises the price of a cart [CART-03]', () => {
  fc.assert(
    fc.property(randomCartCase, ({ cart, facts }) => {
      const without = priceCart(cart, { ...facts, promotions: [] })
      expect(priceCart(cart, facts).totals.itemSubTotal).toBeLessThanOrEqual(without.totals.itemSubTotal)
    }),
    { numRuns: 500 },
  )
})
