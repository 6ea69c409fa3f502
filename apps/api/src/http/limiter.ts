import type { LimitKey, LimitName } from '@lacehouse/contracts'
import type { RequestContext } from './call.ts'

/** The caller whose uses are counted. */
export type LimitCaller = Pick<RequestContext, 'session' | 'ip' | 'headers' | 'correlationId'>

export type LimitUse = {
  /** How many uses this one is; 1 by default. */
  readonly weight?: number
  /** The email address and the card that count besides the caller; they are stored as keyed hashes. */
  readonly email?: string | undefined
  /** Counts each text of a session once. */
  readonly distinct?: string
  readonly card?: string | undefined
  /** A phone in international form that counts besides the caller. */
  readonly phone?: string | undefined
}

/** A use that was counted, for taking it back. */
export type CountedUse = { readonly policy: LimitName; readonly keys: readonly string[]; readonly weight: number }

/** The shop's one limiter of calls that guess or cost (docs/bounds.md, decision 0033). */
export type Limiter = {
  /** Counts a use; refuses it with AUT403 beyond the limit, with `appId` where a solved proof of work helps. */
  readonly require: (policy: LimitName, caller: LimitCaller, use?: LimitUse) => Promise<CountedUse>
  /** Counts a use and says whether it was within the highest counts; it never throws and takes no proof of work. */
  readonly fits: (policy: LimitName, caller: LimitCaller, use?: LimitUse) => Promise<boolean>
  /** Refuses like `require` without counting. */
  readonly check: (policy: LimitName, caller: LimitCaller, use?: LimitUse) => Promise<void>
  /** Counts a use that has happened already; it never refuses. */
  readonly record: (policy: LimitName, caller: LimitCaller, use?: LimitUse) => Promise<void>
  /** Returns the counts by key. */
  readonly read: (
    policy: LimitName,
    caller: LimitCaller,
    use?: LimitUse,
  ) => Promise<Readonly<Partial<Record<LimitKey, number>>>>
  readonly giveBack: (counted: CountedUse) => Promise<void>
  /** Says whether the request brought a solved proof of work. One solution serves all limits of its request. */
  readonly hasProof: (caller: Pick<LimitCaller, 'headers'>) => Promise<boolean>
  /** Refuses with AUT403 and `appId`. */
  readonly askForProof: () => never
}
