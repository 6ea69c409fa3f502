import { createBoundedCache } from '../bounded-cache.ts'
import { type CountStore, toSlot } from './counts.ts'

type Cell = { readonly slot: number; readonly current: number; readonly previous: number }

/** The number of counts that a process holds; the ones that were not used for longest are forgotten first. */
const most = 200_000

/** Creates counts in this process. */
export function createMemoryCounts(): CountStore {
  const cells = createBoundedCache<Cell>(most)
  const read = (key: string, slot: number): Cell => {
    const cell = cells.get(key)
    if (cell?.slot === slot) return cell
    return { slot, current: 0, previous: cell?.slot === slot - 1 ? cell.current : 0 }
  }
  const add = (key: string, slot: number, amount: number): void => {
    const cell = read(key, slot)
    cells.set(key, { ...cell, current: Math.max(0, cell.current + amount) })
  }
  return {
    take: async (counted, take) => {
      const { slot, share } = toSlot(take)
      const before = counted.map(({ key }) => {
        const { current, previous } = read(key, slot)
        return current + Math.ceil(previous * share)
      })
      const fits = counted.every(({ max }, index) => (before[index] ?? 0) + take.amount <= max)
      if (fits && take.amount > 0) for (const { key } of counted) add(key, slot, take.amount)
      return { fits, before }
    },
    giveBack: async (keys, take) => {
      const { slot } = toSlot(take)
      for (const key of keys) add(key, slot, -take.amount)
    },
  }
}
