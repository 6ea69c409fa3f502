/** Pseudo-random numbers that are the same for the same key, so that the demo shop is the same on every machine. */
export type Random = {
  /** From 0 up to 1, without it. */
  readonly next: () => number
  /** A whole number from `low` to `high`, both of them possible. */
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
  /** True with a probability from 0 to 1. */
  readonly chance: (share: number) => boolean
}

/** FNV-1a over the key, 32 bits. */
export function hashKey(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return mix(hash)
}

const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Creates a separate stream of numbers for a key, so that draws for one product do not change those for another. */
export function createRandom(key: string): Random {
  let state = hashKey(key)
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    return mix(state) / 0x1_0000_0000
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (share) => next() < share,
  }
}
