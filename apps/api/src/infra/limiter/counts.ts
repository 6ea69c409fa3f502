import type { Duration, Instant } from '@lacehouse/domain/time/instant'

/** The key of a count and the highest value that it may reach. */
export type BoundedKey = { readonly key: string; readonly max: number }

export type Take = {
  /** The number that is added to each count. */
  readonly amount: number
  readonly window: Duration
  readonly now: Instant
}

export type Taken = {
  /** True where every count had room; otherwise none was changed. */
  readonly fits: boolean
  /** The former value of each count, in the order of the keys. */
  readonly before: readonly number[]
}

/**
 * Counts over a sliding window: the current window and the part of the previous one that lies less than a window back. They forget
 * by themselves.
 */
export type CountStore = {
  /** Raises all counts together, or none where one has no room. */
  readonly take: (counted: readonly BoundedKey[], take: Take) => Promise<Taken>
  /** Takes an earlier count back. */
  readonly giveBack: (keys: readonly string[], take: Take) => Promise<void>
}

/** Returns the number of the current window and the part of the previous one that still counts, from 0 to 1. */
export function toSlot({ window, now }: Take): { slot: number; share: number } {
  const slot = Math.floor(now / window)
  return { slot, share: 1 - (now - slot * window) / window }
}
