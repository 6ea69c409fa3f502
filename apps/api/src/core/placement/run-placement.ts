import { inTransaction, retryOnConflict } from '@lacehouse/database'
import { type PlacementEffect, planPlacement } from '@lacehouse/domain/order/plan-placement'
import { seconds } from '@lacehouse/domain/time/durations'
import { admitsChallenge } from './admit-challenge.ts'
import type { Advance } from './advance-statement.ts'
import { askProvider, sendCharge, voidPayment } from './charge-payment.ts'
import { moveBalances, movesBalances } from './move-balances.ts'
import type { PlacementRow } from './placement.queries.ts'
import type { PlacementDeps } from './placement-deps.ts'
import type { PlacementOccurrence } from './placement-events.ts'
import { toAdvance } from './to-advance.ts'
import { toAdvanced } from './to-placement.ts'

/**
 * The provider is asked further only in the first seconds of a run, so that with the longest wait for its answer the run ends within
 * ten. What remains is done by the next recovery, or when the shopper asks for it.
 */
const askingTime = seconds(3)

/**
 * Drives a placement: each turn plans a step for an event, saves it in one transaction, and carries out its effects, whose result
 * is the next event. It ends when a step causes no event, or when another process has moved the placement. Every step can be
 * repeated.
 */
export async function runPlacement(
  deps: PlacementDeps,
  placement: PlacementRow,
  first: PlacementOccurrence,
): Promise<PlacementRow> {
  const startedAt = first.startedAt ?? performance.now()
  let current = placement
  let next: PlacementOccurrence | null = first
  while (next) {
    const plan = planPlacement(current.step, next.event)
    if (!plan.ok) return current
    const advance = toAdvance(current, { occurrence: next, ...plan, at: deps.now() })
    const saved = await save(deps, current, { advance, effects: plan.effects })
    if (saved === 'refused') {
      next = { event: 'too_many_pending' }
    } else if (saved) {
      current = toAdvanced(current, advance)
      next = await carryOut(deps, current, { occurrence: { ...next, startedAt }, effects: plan.effects })
    } else {
      const moved = await deps.placements.find(current.number)
      if (!moved) throw new Error(`order ${current.number} is gone`)
      // A payment that arrives after another process gave the order up is voided; any other step of another process stands.
      const isLatePayment = moved.step === 'failed' && current.step !== 'failed' && next.event === 'authorised'
      if (!isLatePayment) return moved
      current = moved
    }
  }
  return current
}

/** Sends the charge of a placement that was saved as `authorising`, and drives the placement with the answer. */
export async function authorise(deps: PlacementDeps, placement: PlacementRow): Promise<PlacementRow> {
  const startedAt = performance.now()
  return runPlacement(deps, placement, { ...(await sendCharge(deps, placement)), startedAt })
}

type Saved = { readonly occurrence: PlacementOccurrence; readonly effects: readonly PlacementEffect[] }

/** Carries out the effects of a saved step that the provider has to answer; the answer is the next event, null ends the run. */
async function carryOut(
  deps: PlacementDeps,
  placement: PlacementRow,
  { occurrence, effects }: Saved,
): Promise<PlacementOccurrence | null> {
  const { event, isResent = false, startedAt = 0 } = occurrence
  const hasTime = (): boolean => performance.now() - startedAt < askingTime
  if (effects.includes('void_payment')) await voidPayment(deps, placement)
  if (effects.includes('authorise')) return { event: 'charge_sent', isResent }
  if (event === 'charge_sent' && placement.step === 'authorising')
    return { ...(await sendCharge(deps, placement)), isResent }
  if (!effects.includes('ask_provider') || isResent || !hasTime()) return null
  const answer = await askProvider(deps, placement)
  return answer?.event === 'unknown_to_provider' && !hasTime() ? null : answer
}

type Step = { readonly advance: Advance; readonly effects: readonly PlacementEffect[] }

/**
 * Saves a step in one statement, or in a transaction when balances change with it. An order that would begin to wait for its bank is
 * refused where its shopper or network has too many of them.
 */
async function save(
  deps: PlacementDeps,
  placement: PlacementRow,
  { advance, effects }: Step,
): Promise<boolean | 'refused'> {
  const { number, doc } = placement
  const { pool } = deps.database
  if (advance.to === 'payment_pending' && advance.from !== 'payment_pending')
    return inTransaction(pool, async (client) => {
      if (!(await admitsChallenge(client, placement))) return 'refused'
      return deps.placements.advance(client, advance)
    })
  if (!movesBalances(doc, effects)) return retryOnConflict(() => deps.placements.advance(pool, advance))
  return inTransaction(pool, async (client) => {
    const isWritten = await deps.placements.advance(client, advance)
    if (isWritten) await moveBalances(deps.balances, client, { number, doc, effects })
    return isWritten
  })
}
