import { type LimitKey, type LimitName, type LimitPolicy, limitPolicies } from '@lacehouse/contracts'
import { toErrorId } from '../../http/error-ids.ts'
import type { CountedUse, LimitCaller, Limiter, LimitUse } from '../../http/limiter.ts'
import { Refusal } from '../../http/refusal.ts'
import type { BoundedKey, CountStore, Take, Taken } from './counts.ts'
import { type CountedKey, listLimitKeys, toMarkerKey, toScaledPolicy } from './limit-keys.ts'

/** The `appId` by which the page knows the shop's own bot challenge. */
const challengeApp = 'lacehouse-proof-of-work'
/** The header of a repeated call that carries the solved challenge. */
const solutionHeader = 'x-challenge-response'

export type LimiterOptions = {
  /** The counts of all instances together. */
  readonly shared: CountStore
  /** The counts of this process, for limits of the work that callers cause it. */
  readonly own: CountStore
  /** The secret under which addresses, sessions, emails and cards are hashed. */
  readonly secret: string
  readonly now: () => number
  /** The number of shoppers who may share one network. */
  readonly shoppersPerNetwork: number
  /** Accepts each solution of a bot challenge once. */
  readonly acceptSolution: (solution: string | undefined) => Promise<boolean>
  /** Called where `fits` answers no, which refuses nothing; a refusal is recorded with its reply. */
  readonly onUnfit?: (policy: LimitName, caller: LimitCaller) => void
}

/** A use with its policy, its keys and what their counts rise by; a rise of 0 only checks whether there is room for one. */
type Question = {
  readonly policy: LimitName
  readonly rules: LimitPolicy
  readonly caller: LimitCaller
  readonly keys: readonly CountedKey[]
  readonly take: Take
}

/** Creates the limiter. */
export function createLimiter(options: LimiterOptions): Limiter {
  const { secret } = options
  const countsOf = (policy: LimitName): CountStore => toStore(options, policy)
  const hasProof = createProofReader(options)
  const toTake = (policy: LimitName, amount: number): Take => ({
    amount,
    window: limitPolicies[policy].window,
    now: options.now(),
  })
  const ask = (
    policy: LimitName,
    caller: LimitCaller,
    { amount, ...use }: LimitUse & { amount: number },
  ): Question => ({
    policy,
    caller,
    rules: toScaledPolicy(policy, options.shoppersPerNetwork),
    keys: listLimitKeys(secret, policy, { caller, use }),
    take: toTake(policy, amount),
  })
  /** Remembers a text of a session; returns false where it was known. */
  const isFirst = async (policy: LimitName, caller: LimitCaller, use: LimitUse): Promise<boolean> => {
    const key = toMarkerKey(secret, policy, { caller, use })
    return key === null || (await countsOf(policy).take([{ key, max: 1 }], toTake(policy, 1))).fits
  }
  const forget = async (policy: LimitName, caller: LimitCaller, use: LimitUse): Promise<void> => {
    const key = toMarkerKey(secret, policy, { caller, use })
    if (key !== null) await countsOf(policy).giveBack([key], toTake(policy, 1))
  }
  const require: Limiter['require'] = async (policy, caller, use = {}) => {
    if (!(await isFirst(policy, caller, use))) return { policy, keys: [], weight: 0 }
    try {
      return await pass(options, hasProof, ask(policy, caller, { ...use, amount: use.weight ?? 1 }))
    } catch (refusal) {
      await forget(policy, caller, use)
      throw refusal
    }
  }
  return {
    require,
    check: async (policy, caller, use = {}) => {
      await pass(options, hasProof, ask(policy, caller, { ...use, amount: 0 }))
    },
    fits: async (policy, caller, use = {}) => {
      if (!(await isFirst(policy, caller, use))) return true
      const { keys, rules, take } = ask(policy, caller, { ...use, amount: use.weight ?? 1 })
      const { fits } = await countsOf(policy).take(toBounded(keys, rules.most), take)
      if (!fits) options.onUnfit?.(policy, caller)
      return fits
    },
    record: async (policy, caller, use = {}) => {
      if (!(await isFirst(policy, caller, use))) return
      const { keys, take } = ask(policy, caller, { ...use, amount: use.weight ?? 1 })
      await countsOf(policy).take(toBounded(keys, {}), take)
    },
    read: async (policy, caller, use = {}) => {
      const { keys, take } = ask(policy, caller, { ...use, amount: 0 })
      const { before } = await countsOf(policy).take(toBounded(keys, {}), take)
      return Object.fromEntries(keys.map(({ kind }, at) => [kind, before[at] ?? 0]))
    },
    giveBack: ({ policy, keys, weight }) => countsOf(policy).giveBack(keys, toTake(policy, weight)),
    hasProof,
    askForProof,
  }
}

/** Counts a use within its free counts, or with a proof of work within its highest ones; otherwise refuses it. */
const pass = async (
  options: LimiterOptions,
  hasProof: Limiter['hasProof'],
  { policy, rules, caller, keys, take }: Question,
): Promise<CountedUse> => {
  const { free, most } = rules
  const room = take.amount === 0 ? 1 : 0
  const count = (limits: LimitPolicy['free']): Promise<Taken> =>
    toStore(options, policy).take(toBounded(keys, limits, room), take)
  const first = await count({ ...most, ...free })
  const counted = { policy, keys: keys.map(({ key }) => key), weight: take.amount }
  if (first.fits) return counted
  const exceeded = (limits: LimitPolicy['free']): LimitKey[] =>
    keys.flatMap(({ kind }, at) => {
      const wanted = (first.before[at] ?? 0) + Math.max(take.amount, 1)
      return wanted > (limits[kind] ?? Number.POSITIVE_INFINITY) ? [kind] : []
    })
  const refused = exceeded(most)
  if (refused.length > 0) return refuse(rules, refused)
  if (!(await hasProof(caller))) return askForProof()
  const { fits } = await count(most)
  return fits ? counted : refuse(rules, exceeded(free))
}

const toStore = ({ shared, own }: LimiterOptions, name: LimitName): CountStore => {
  const policy: LimitPolicy = limitPolicies[name]
  return policy.inProcess ? own : shared
}

const askForProof = (): never => {
  throw new Refusal(toErrorId('limit_reached'), {}, { appId: challengeApp })
}

/** Refuses a use beyond the highest counts of some keys, with the count that is free; a solved proof of work does not help. */
const refuse = ({ free, most }: LimitPolicy, keys: readonly LimitKey[]): never => {
  throw new Refusal(toErrorId('limit_reached'), {
    maximum: Math.max(0, ...keys.map((kind) => free[kind] ?? most[kind] ?? 0)),
  })
}

const toBounded = (keys: readonly CountedKey[], limits: LimitPolicy['free'], room = 0): BoundedKey[] =>
  keys.map(({ kind, key }) => ({ key, max: (limits[kind] ?? Number.POSITIVE_INFINITY) - room }))

/** Creates the reader of solved challenges. A request's solution is accepted once, and serves all limits of the request. */
const createProofReader = ({ acceptSolution }: LimiterOptions): Limiter['hasProof'] => {
  const solved = new WeakMap<object, Promise<boolean>>()
  return ({ headers }) => {
    const known = solved.get(headers)
    if (known) return known
    const solution = headers[solutionHeader]
    const accepted = acceptSolution(typeof solution === 'string' ? solution : undefined)
    solved.set(headers, accepted)
    return accepted
  }
}
