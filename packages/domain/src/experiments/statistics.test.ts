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
  [1.5, -0.12078223763524522],
  [3, Math.LN2],
  [9.9, 12.57717990421988],
  [10, 12.801827480081469],
  [100, 359.1342053695754],
  [1000.5, 5908.674175848678],
])('the logarithm of the gamma function of %d is %d', (value, expected) => {
  expect(Math.abs(toLogGamma(value) - expected)).toBeLessThan(1e-12 * Math.max(1, Math.abs(expected)))
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

test.each([
  [[560, 440], [0.5, 0.5], 0.038493404],
  [[5200, 4800], [0.5, 0.5], 0.002297767],
  [[10_200, 9800], [0.5, 0.5], 0.101526409],
  [[30, 0, 0], [0.5, 0.3, 0.2], 0.655345346],
  [[600, 300, 100], [0.5, 0.3, 0.2], 1.618e-8],
])('visitors in the numbers of %j for the shares of %j have the value %d [ROLE-05]', (counts, shares, value) => {
  expect(testSampleRatio(counts, shares)).toBeCloseTo(value, 8)
})

test.each([
  [50, 0.05, 44.814838956],
  [2500, 0.05, 9.212493615],
  [250_000, 0.05, 12.685286904],
  [2500, 0.01, 12.756540649],
])('of %d pairs of visitors, at a level of %d, the square of the boundary is %d [ROLE-05]', (pairs, alpha, square) => {
  expect(toBoundary(pairs, alpha)).toBeCloseTo(square, 8)
})

test('an interval lies around the difference, by the variances and numbers of both variants [ROLE-05]', () => {
  const baseline = { visitors: 100, mean: 0.2, variance: 0.16 }
  const variant = { visitors: 400, mean: 0.3, variance: 0.21 }
  const compared = compareArms(baseline, variant)
  expect(compared).toMatchObject({ difference: expect.closeTo(0.1, 10), isDecided: false })
  expect(compared.low).toBeCloseTo(-0.155421829, 8)
  expect(compared.high).toBeCloseTo(0.355421829, 8)
})

test.each([
  ['a better variant is decided', 0.2, true],
  ['a worse one too', -0.2, true],
  ['one that does not differ is not', 0, false],
])('%s [ROLE-05]', (_, difference, isDecided) => {
  const baseline = { visitors: 5000, mean: 0.5, variance: 0.25 }
  expect(compareArms(baseline, { ...baseline, mean: 0.5 + difference }).isDecided).toBe(isDecided)
})

test.each([
  [100, 100, true],
  [99, 5000, false],
  [5000, 99, false],
])('with %d and %d visitors an interval has ends: %s [ROLE-05]', (first, second, hasEnds) => {
  const arm = { mean: 0.5, variance: 0.25 }
  const { low, high } = compareArms({ ...arm, visitors: first }, { ...arm, visitors: second })
  expect([Number.isFinite(low), Number.isFinite(high)]).toEqual([hasEnds, hasEnds])
})

test('a metric without variance decides nothing, since its interval has no width', () => {
  const arm = { visitors: 5000, mean: 1, variance: 0 }
  expect(compareArms(arm, { ...arm, mean: 2 }).isDecided).toBe(false)
})

test('history is subtracted with one slope and one mean for all variants [ROLE-05]', () => {
  const sumsOf = (pairs: readonly (readonly [number, number])[]): ArmSums => {
    const sum = (value: (x: number, y: number) => number) => pairs.reduce((all, [x, y]) => all + value(x, y), 0)
    return {
      ...{ visitors: pairs.length, x: sum((x) => x), y: sum((_, y) => y), xx: sum((x) => x * x) },
      ...{ yy: sum((_, y) => y * y), xy: sum((x, y) => x * y) },
    }
  }
  const first = sumsOf([
    [1, 2],
    [2, 3],
    [3, 7],
  ])
  const second = sumsOf([
    [2, 4],
    [4, 6],
    [6, 11],
    [8, 11],
  ])
  // The slope within both is 31 / 22, the mean of all histories 26 / 7.
  const { arms, reduction } = adjustByHistory([first, second])
  expect(arms.map(({ visitors }) => visitors)).toEqual([3, 4])
  expect(arms.map(({ mean }) => mean)).toEqual([expect.closeTo(6.415584416, 8), expect.closeTo(6.188311688, 8)])
  expect(arms.map(({ variance }) => variance)).toEqual([expect.closeTo(1.940082645, 8), expect.closeTo(1.479338843, 8)])
  expect(reduction).toBeCloseTo(0.826131111, 8)
  const noVisitors = sumsOf([])
  expect(adjustByHistory([first, noVisitors]).arms[1]).toEqual({ visitors: 0, mean: 0, variance: 0 })
  expect(adjustByHistory([noVisitors, noVisitors])).toEqual({
    arms: [toArm(noVisitors), toArm(noVisitors)],
    reduction: 0,
  })
})
