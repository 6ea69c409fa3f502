import { drawReturns } from '@lacehouse/test-kit/proof/draw-returns'
import { createDraw } from '@lacehouse/test-kit/proof/draw-seed'
import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seconds } from '../time/durations.ts'
import { countGivenBack } from './count-given-back.ts'
import { listBrokenRefunds } from './list-broken-refunds.ts'

// PROVE_RUNS=40000 checks about ten thousand orders, since not every random cart can be ordered; PROOF_SEED repeats a run (T15).
const runs = Number(process.env.PROVE_RUNS ?? 600)
const seed = process.env.PROOF_SEED === undefined ? {} : { seed: Number(process.env.PROOF_SEED) }
const longest = { timeout: seconds(20) + runs * 10 }

test(`T15: refunds and the goods that stay sum to the charge after every step of ${runs} orders`, longest, () => {
  let given = 0
  fc.assert(
    fc.property(randomOrder, fc.nat(), fc.boolean(), (order, start, isWhole) => {
      if (!order) return
      given += 1
      const before = structuredClone(order)
      const steps = drawReturns(order, createDraw(start), isWhole ? undefined : 3)
      for (const nth of steps.keys()) expect(listBrokenRefunds(order, steps.slice(0, nth + 1))).toEqual([])
      expect(order).toEqual(before)
    }),
    { numRuns: runs, ...seed },
  )
  expect(given).toBeGreaterThan(runs / 8)
})

test('the same returned units give the same refunds in any sequence of steps', longest, () => {
  fc.assert(
    fc.property(randomOrder, fc.nat(), (order, start) => {
      if (!order) return
      const steps = drawReturns(order, createDraw(start), 4)
      const last = steps.at(-1)
      if (!last) return
      const byInstrument = order.payments.map((_, index) =>
        steps.reduce((sum, { refund }) => sum + (refund.instruments[index]?.amount ?? 0), 0),
      )
      expect(countGivenBack(order, last.returned).instruments.map(({ amount }) => amount)).toEqual(byInstrument)
    }),
    { numRuns: runs, ...seed },
  )
})
