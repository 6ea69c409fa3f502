import { minutes } from '@lacehouse/domain/time/durations'
import type { Instant } from '@lacehouse/domain/time/instant'

/** Lines that were left out in a minute, by kind and by the source that caused them. */
export type LeftOut = { readonly kind: string; readonly source: string; readonly count: number }

/** Bounds the lines of a log, so that the callers who cause them cannot fill the disk. */
export type LineBudget = {
  /** Says whether a line may be written; counts it either way. */
  readonly take: (kind: string, source: string) => boolean
  /** Ends a minute that is over: returns what was left out in it, and begins the next. Empty while the minute runs. */
  readonly endMinute: () => LeftOut[]
  /** Ends the current minute, over or not. */
  readonly end: () => LeftOut[]
}

type BudgetOptions = {
  readonly now: () => Instant
  /** Lines a minute of a kind from one source. */
  readonly perSource: number
  /** Lines a minute of a kind from all sources. */
  readonly perKind: number
}

type Count = { written: number; leftOut: number }

/** The sources of a kind that are counted each; the others of a minute are counted together. */
const mostSources = 1000
/** The sources of a kind that are reported each at the end of a minute. */
const mostReported = 10
/** Stands for all sources that are not counted each. */
export const otherSources = 'others'

export function createLineBudget({ now, perSource, perKind }: BudgetOptions): LineBudget {
  let minute = Math.floor(now() / minutes(1))
  let kinds = new Map<string, { written: number; readonly sources: Map<string, Count> }>()

  const end = (): LeftOut[] => {
    const ended = kinds
    kinds = new Map()
    minute = Math.floor(now() / minutes(1))
    return [...ended].flatMap(([kind, { sources }]) => listLeftOut(kind, sources))
  }

  return {
    take: (kind, source) => {
      const ofKind = kinds.get(kind) ?? { written: 0, sources: new Map<string, Count>() }
      kinds.set(kind, ofKind)
      const name = ofKind.sources.has(source) || ofKind.sources.size < mostSources ? source : otherSources
      const ofSource = ofKind.sources.get(name) ?? { written: 0, leftOut: 0 }
      ofKind.sources.set(name, ofSource)
      const isWithin = ofSource.written < perSource && ofKind.written < perKind
      if (isWithin) {
        ofSource.written += 1
        ofKind.written += 1
      } else ofSource.leftOut += 1
      return isWithin
    },
    endMinute: () => (Math.floor(now() / minutes(1)) === minute ? [] : end()),
    end,
  }
}

const listLeftOut = (kind: string, sources: ReadonlyMap<string, Count>): LeftOut[] => {
  const sorted = [...sources]
    .filter(([, { leftOut }]) => leftOut > 0)
    .map(([source, { leftOut }]) => ({ kind, source, count: leftOut }))
    .toSorted((one, other) => other.count - one.count)
  const rest = sorted.slice(mostReported).reduce((sum, { count }) => sum + count, 0)
  const reported = sorted.slice(0, mostReported)
  return rest > 0 ? [...reported, { kind, source: otherSources, count: rest }] : reported
}
