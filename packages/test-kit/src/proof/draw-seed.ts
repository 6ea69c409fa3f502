import { randomInt } from 'node:crypto'

/** The seed of a proof: PROOF_SEED to repeat a failed run, else a new one. Prints the seed. */
export function drawSeed(proof: string): number {
  const seed = Number(process.env.PROOF_SEED ?? randomInt(1_000_000))
  process.stdout.write(`${proof}: repeat it with PROOF_SEED=${seed}\n`)
  return seed
}

/** A repeatable stream of whole numbers below a bound (mulberry32). */
export function createDraw(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
