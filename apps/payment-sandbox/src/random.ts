import { randomUUID } from 'node:crypto'

/** A repeatable stream of numbers from 0 up to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A shuffled copy, the same for the same stream. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Maker of ids such as `pay_…`: unguessable, or repeatable when there is a seed. */
export function createIds(seed: number | null): (prefix: string) => string {
  if (seed === null) return (prefix) => `${prefix}_${randomUUID().replaceAll('-', '')}`
  const random = createRandom(seed)
  const part = () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return (prefix) => `${prefix}_${part()}${part()}${part()}${part()}`
}
