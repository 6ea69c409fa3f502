import { mismatchBelow, testSampleRatio } from '@lacehouse/domain/experiments/sample-ratio'
import { createRandom, type Simulation, simulateExperiments } from '@lacehouse/domain/experiments/simulate'
import { isAtMost, type Proof } from '../proof.ts'

const visitors = 1250
const looks = 50
const alpha = 0.05
const percent = 100

/** Runs experiments without an effect and with a known one on simulated visitors, and counts what their reports find. */
export const t37Experiments: Proof = {
  id: 'T37',
  title: 'a million visitors in experiments without an effect, whose reports are read fifty times; as many with one',
  runs: 1_000_000,
  prove: async ({ runs, seed }) => {
    const random = createRandom(seed)
    const experiments = Math.max(1, Math.round(runs / (2 * visitors)))
    const without: Simulation = { experiments, visitors, looks, rates: [0.2, 0.2], random }
    const same = simulateExperiments(without)
    const larger = simulateExperiments({
      ...without,
      experiments: Math.ceil(experiments / 8),
      visitors: 10_000,
      rates: [0.1, 0.12],
    })
    const mismatches = Array.from({ length: experiments }, () => countHeads(2 * visitors, random)).filter(
      (heads) => testSampleRatio([heads, 2 * visitors - heads], [0.5, 0.5]) < mismatchBelow,
    )
    return [
      isAtMost('% of experiments without an effect that ever show one', percent * same.sequential, percent * alpha),
      // Three standard errors around the nominal rate of a fixed sample, which is read once.
      isAtMost(
        '% that a fixed sample shows at the end, away from 5',
        percent * Math.abs(same.atTheEnd - alpha),
        percent * 3 * Math.sqrt((alpha * (1 - alpha)) / experiments),
      ),
      isAtMost(
        '% of experiments from 10 to 12 in 100 whose effect is not found',
        percent * (1 - larger.sequential),
        15,
      ),
      isAtMost(
        '% of fair assignments that count as a mismatch',
        (percent * mismatches.length) / experiments,
        percent * mismatchBelow * 3,
      ),
    ]
  },
}

const countHeads = (tosses: number, random: () => number): number => {
  let heads = 0
  for (let toss = 0; toss < tosses; toss += 1) if (random() < 0.5) heads += 1
  return heads
}
