import { inTransaction, retryOnConflict } from '@lacehouse/database'
import { type PlacementEffect, planPlacement } from '@lacehouse/domain/order/plan-placement'
import type { Advance } from './advance-statement.ts'
import { askProvider, sendCharge, voidPayment } from './charge-payment.ts'
import { moveBalances, movesBalances } from './move-balances.ts'
import type { PlacementRow } from './placement.queries.ts'
import type { PlacementDeps } from './placement-deps.ts'
import type { PlacementOccurrence } from './placement-events.ts'
import { toAdvance } from './to-advance.ts'
import { toAdvanced } from './to-placement.ts'

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
  let current = placement
  let next: PlacementOccurrence | null = first
  while (next) {
    const plan = planPlacement(current.step, next.event)
    if (!plan.ok) return current
    const advance = toAdvance(current, { occurrence: next, ...plan, at: deps.now() })
    if (await save(deps, current, { advance, effects: plan.effects })) {
      current = toAdvanced(current, advance)
      next = await carryOut(deps, current, { occurrence: next, effects: plan.effects })
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
  return runPlacement(deps, placement, await sendCharge(deps, placement))
}

type Saved = { readonly occurrence: PlacementOccurrence; readonly effects: readonly PlacementEffect[] }

/** Carries out the effects of a saved step that the provider has to answer; the answer is the next event, null ends the run. */
async function carryOut(
  deps: PlacementDeps,
  placement: PlacementRow,
  { occurrence, effects }: Saved,
): Promise<PlacementOccurrence | null> {
  const { event, isResent = false } = occurrence
  if (effects.includes('void_payment')) await voidPayment(deps, placement)
  if (effects.includes('authorise')) return { event: 'charge_sent', isResent }
  if (event === 'charge_sent' && placement.step === 'authorising')
    return { ...(await sendCharge(deps, placement)), isResent }
  if (effects.includes('ask_provider') && !isResent) return askProvider(deps, placement)
  return null
}

type Step = { readonly advance: Advance; readonly effects: readonly PlacementEffect[] }

/** Saves a step in one statement, or in a transaction when balances change with it. */
async function save(deps: PlacementDeps, { number, doc }: PlacementRow, { advance, effects }: Step): Promise<boolean> {
  const { pool } = deps.database
  if (!movesBalances(doc, effects)) return retryOnConflict(() => deps.placements.advance(pool, advance))
  return inTransaction(pool, async (client) => {
    const isWritten = await deps.placements.advance(client, advance)
    if (isWritten) await moveBalances(deps.balances, client, { number, doc, effects })
    return isWritten
  })
}
