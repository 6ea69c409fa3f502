import { type Arm, toArm } from './arm-statistics.ts'
import { compareArms } from './confidence-sequence.ts'

/** An experiment whose visitors are drawn at random. */
export type Simulation = {
  readonly experiments: number
  /** Visitors of each variant. */
  readonly visitors: number
  /** How often the report is read, at equal distances. */
  readonly looks: number
  readonly rates: readonly [baseline: number, variant: number]
  /** Answers numbers from 0 to 1. */
  readonly random: () => number
}

export type Simulated = {
  /** The share of experiments in which an interval of the sequence ever left out zero. */
  readonly sequential: number
  /** The share in which the interval of a fixed sample does at the end: a test that may be read once. */
  readonly atTheEnd: number
  /** The share in which that interval ever does: what reading it every day would report. */
  readonly peeked: number
}

const twoSided = 1.959964

/** Runs experiments on visitors whose conversion rates are known, and counts how often each way of reading finds a difference. */
export function simulateExperiments(simulation: Simulation): Simulated {
  const found = { sequential: 0, atTheEnd: 0, peeked: 0 }
  for (let run = 0; run < simulation.experiments; run += 1) {
    const { sequential, fixed } = simulateOne(simulation)
    if (sequential.some(Boolean)) found.sequential += 1
    if (fixed.some(Boolean)) found.peeked += 1
    if (fixed.at(-1)) found.atTheEnd += 1
  }
  const { experiments } = simulation
  return {
    sequential: found.sequential / experiments,
    atTheEnd: found.atTheEnd / experiments,
    peeked: found.peeked / experiments,
  }
}

function simulateOne({ visitors, looks, rates, random }: Simulation) {
  const sums: [number, number] = [0, 0]
  const sequential: boolean[] = []
  const fixed: boolean[] = []
  const between = visitors / looks
  for (let seen = 1; seen <= visitors; seen += 1) {
    if (random() < rates[0]) sums[0] += 1
    if (random() < rates[1]) sums[1] += 1
    if (seen % between !== 0) continue
    const [baseline, variant] = sums.map((y) => toArm({ visitors: seen, y, yy: y })) as [Arm, Arm]
    sequential.push(compareArms(baseline, variant).isDecided)
    const error = Math.sqrt((baseline.variance + variant.variance) / seen)
    fixed.push(Math.abs(variant.mean - baseline.mean) > twoSided * error)
  }
  return { sequential, fixed }
}

/** Creates a source of random numbers that repeats itself for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
