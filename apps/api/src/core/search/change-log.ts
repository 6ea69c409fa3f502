/** Which products changed lately, by ordinal and in the order of their changes, so that what was made of all of them is corrected. */
export type ChangeLog = { readonly ordinals: number[]; forgotten: number }

/** At least so many changes are known. */
const mostKnown = 512

export function createChangeLog(): ChangeLog {
  return { ordinals: [], forgotten: 0 }
}

export function noteOrdinal(log: ChangeLog, ordinal: number): void {
  log.ordinals.push(ordinal)
  if (log.ordinals.length < 2 * mostKnown) return
  log.ordinals.splice(0, mostKnown)
  log.forgotten += mostKnown
}

/** How many changes there were; what is made now has them all. */
export function countChanges({ ordinals, forgotten }: ChangeLog): number {
  return forgotten + ordinals.length
}

/** Lists the ordinals that changed since there were so many changes; null where they are not known any more. */
export function listSince({ ordinals, forgotten }: ChangeLog, count: number): readonly number[] | null {
  return count < forgotten ? null : ordinals.slice(count - forgotten)
}
