import { expect, test } from 'vitest'
import { type ArmSums, adjustByHistory, toArm } from './arm-statistics.ts'
import { compareArms, toBoundary } from './confidence-sequence.ts'
import { mismatchBelow, testSampleRatio, toLogGamma } from './sample-ratio.ts'
import { createRandom, simulateExperiments } from './simulate.ts'

test('mean and variance are those of the values', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32 / 7.
  expect(toArm({ visitors: 8, y: 40, yy: 232 })).toEqual({ visitors: 8, mean: 5, variance: expect.closeTo(32 / 7, 10) })
  expect(toArm({ visitors: 0, y: 0, yy: 0 })).toEqual({ visitors: 0, mean: 0, variance: 0 })
})

test.each([
  [0.5, 0.5723649429247001],
  [1, 0],
  [10, 12.801827480081469],
  [1000.5, 5908.674175391],
])('the logarithm of the gamma function of %d is %d', (value, expected) => {
  expect(toLogGamma(value)).toBeCloseTo(expected, 2)
  expect(Math.abs(toLogGamma(value) - expected)).toBeLessThan(1e-2)
})

test('equal shares are no mismatch, and a bias of one in a hundred of many visitors is one [ROLE-05]', () => {
  expect(testSampleRatio([0, 0], [0.5, 0.5])).toBe(1)
  expect(testSampleRatio([50_120, 49_880], [0.5, 0.5])).toBeGreaterThan(0.1)
  expect(testSampleRatio([51_000, 49_000], [0.5, 0.5])).toBeLessThan(mismatchBelow)
  expect(testSampleRatio([900, 100], [0.9, 0.1])).toBe(1)
  expect(testSampleRatio([900, 100], [0.5, 0.5])).toBeLessThan(mismatchBelow)
})

test('an interval is wider than that of a fixed sample, by less than two thirds where it is tuned [ROLE-05]', () => {
  // The published boundary at its tuning point is about 3.1 standard errors at 95 %, where a fixed sample has 1.96.
  const width = Math.sqrt(toBoundary(2500, 0.05))
  expect(width).toBeGreaterThan(1.96)
  expect(width).toBeLessThan(3.25)
  expect(Math.sqrt(toBoundary(250_000, 0.05))).toBeGreaterThan(width)
})

test('too few visitors decide nothing, however large the difference [ROLE-05]', () => {
  const arm = (visitors: number, mean: number) => ({ visitors, mean, variance: mean * (1 - mean) })
  expect(compareArms(arm(60, 0.1), arm(60, 0.9)).isDecided).toBe(false)
  expect(compareArms(arm(5000, 0.1), arm(5000, 0.15))).toMatchObject({
    isDecided: true,
    difference: expect.closeTo(0.05, 10),
  })
  expect(compareArms(arm(5000, 0.1), arm(5000, 0.102)).isDecided).toBe(false)
})

test('history removes the variance that it explains, and leaves the effect as it is [ROLE-05]', () => {
  const random = createRandom(7)
  const draw = (effect: number): ArmSums => {
    const sums = { visitors: 4000, y: 0, yy: 0, x: 0, xx: 0, xy: 0 }
    for (let index = 0; index < sums.visitors; index += 1) {
      const x = random() * 10
      const y = x + random() * 2 + effect
      Object.assign(sums, {
        ...{ y: sums.y + y, yy: sums.yy + y * y, x: sums.x + x, xx: sums.xx + x * x },
        xy: sums.xy + x * y,
      })
    }
    return sums
  }
  const sums = [draw(0), draw(0.1)]
  const { arms, reduction } = adjustByHistory(sums)
  expect(reduction).toBeGreaterThan(0.9)
  const [baseline, variant] = arms
  if (!baseline || !variant) throw new Error('two arms have two arms')
  expect(variant.mean - baseline.mean).toBeCloseTo(0.1, 1)
  expect(compareArms(baseline, variant).isDecided).toBe(true)
  const [plain, other] = sums.map(toArm)
  expect(plain && other && compareArms(plain, other).isDecided).toBe(false)
  expect(adjustByHistory(sums.map((arm) => ({ ...arm, x: 0, xx: 0, xy: 0 }))).reduction).toBe(0)
})

test('of experiments without an effect that are read fifty times, at most one in twenty shows one [ROLE-05]', () => {
  const { sequential, atTheEnd, peeked } = simulateExperiments({
    ...{ experiments: 400, visitors: 1250, looks: 50, rates: [0.2, 0.2], random: createRandom(11) },
  })
  expect(sequential).toBeLessThanOrEqual(0.05)
  expect(atTheEnd).toBeGreaterThan(0.02)
  expect(atTheEnd).toBeLessThan(0.09)
  // What the sequence is for: a fixed interval that is read as often finds effects that are not there.
  expect(peeked).toBeGreaterThan(0.15)
})

test('a known effect is found in nearly all experiments [ROLE-05]', () => {
  const { sequential } = simulateExperiments({
    ...{ experiments: 40, visitors: 10_000, looks: 20, rates: [0.1, 0.12], random: createRandom(13) },
  })
  expect(sequential).toBeGreaterThan(0.85)
})
