import { isBusy } from '@lacehouse/database'
import { seconds } from '@lacehouse/domain/time/durations'
import { type Part, Unavailable } from '../../http/unavailable.ts'
import { createSlots } from './slots.ts'

export type BreakerOptions = {
  readonly part: Part
  /** Milliseconds after which a call is given up, waiting for its turn included. */
  readonly deadline: number
  /** How many calls run at once, so that a slow part does not take the connections of the others. */
  readonly atOnce: number
  /** A call may run again without its caller. While the circuit is open, such a call tries the part in the background. */
  readonly isRepeatable: boolean
  /** Called when the part goes away, with the reason, and when it is back. */
  readonly onChange?: (change: { readonly part: Part; readonly isOpen: boolean; readonly err?: unknown }) => void
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number
}

export type CircuitBreaker = {
  /** Runs a call; throws `Unavailable` when the part is away, too slow, or answers what `isValid` refuses. */
  readonly run: <Value>(work: () => Promise<Value>, isValid: (value: unknown) => boolean) => Promise<Value>
}

/** The failures in a row that open the circuit, and the pause before the part is tried again. */
const mostFailures = 5
const openFor = seconds(2)

/**
 * Creates a circuit breaker for a part that others can do without. After several failures in a row its calls fail at once, without
 * waiting for the deadline, until one call succeeds again (T23).
 */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const { part, deadline, atOnce, isRepeatable, onChange, clock = () => performance.now() } = options
  const slots = createSlots(atOnce)
  let failures = 0
  let isProbing = false
  let retryAt: number | null = null

  const succeed = (): void => {
    failures = 0
    if (retryAt !== null) onChange?.({ part, isOpen: false })
    retryAt = null
  }
  const fail = (err: unknown): void => {
    failures += 1
    if (failures < mostFailures) return
    if (retryAt === null) onChange?.({ part, isOpen: true, err })
    retryAt = clock() + openFor
  }
  const attempt: CircuitBreaker['run'] = async (work, isValid) => {
    try {
      const value = await withDeadline((signal) => slots.run(work, signal), deadline)
      if (!isValid(value)) throw new Outage(`${part} gave an answer that has no meaning`)
      succeed()
      return value
    } catch (error) {
      if (!(error instanceof Outage) && !isBusy(error)) throw error
      fail(error)
      throw new Unavailable(part, error)
    }
  }
  const probe: CircuitBreaker['run'] = async (work, isValid) => {
    isProbing = true
    try {
      return await attempt(work, isValid)
    } finally {
      isProbing = false
    }
  }

  return {
    run: async (work, isValid) => {
      if (retryAt === null) return attempt(work, isValid)
      if (isProbing || clock() < retryAt) throw new Unavailable(part)
      if (!isRepeatable) return probe(work, isValid)
      probe(work, isValid).catch(() => undefined)
      throw new Unavailable(part)
    },
  }
}

/** The part has failed, and not the call. */
class Outage extends Error {}

const withDeadline = async <Value>(
  run: (signal: AbortSignal) => Promise<Value>,
  milliseconds: number,
): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  const timer = setTimeout(() => {
    const outage = new Outage(`no answer within ${milliseconds} ms`)
    controller.abort(outage)
    reject(outage)
  }, milliseconds)
  try {
    return await Promise.race([run(controller.signal), promise])
  } finally {
    clearTimeout(timer)
  }
}
