import { minutes } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

/** Wrong codes of a second factor after which no code is examined, and how long. */
export const codeLock = { tries: 10, lasts: minutes(15) } as const

type EarlierTries = { readonly tries: number; readonly lastTryAt: Instant | null }

/** Plans a try of a code: whether it is examined, and how many tries count before it. A pause ends the count. */
export function planCodeTry(
  { tries, lastTryAt }: EarlierTries,
  now: Instant,
): { readonly mayTry: boolean; readonly before: number } {
  const isOver = lastTryAt === null || now - lastTryAt >= codeLock.lasts
  const before = isOver ? 0 : tries
  return { mayTry: before < codeLock.tries, before }
}
