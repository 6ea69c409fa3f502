import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { PlacementEffect } from '@lacehouse/domain/order/plan-placement'
import { toBalanceDebits } from '@lacehouse/domain/order/to-balance-debits'
import type { PoolClient } from 'pg'
import type { BalancesQueries } from '../balances/balances.queries.ts'

type Effects = readonly PlacementEffect[]
type Moved = { readonly number: string; readonly doc: OrderDraft }

/** Says whether a step changes the shop's own balances; most orders have none. */
export function movesBalances(doc: OrderDraft, effects: Effects): boolean {
  return givesBack(doc, effects) || earns(doc, effects)
}

/** Restores the debits of a failed order and writes the earned points of a finalised one, in the step's transaction (PAY-02, LOY-01). */
export async function moveBalances(
  balances: BalancesQueries,
  client: PoolClient,
  { number, doc, effects }: Moved & { readonly effects: Effects },
): Promise<void> {
  const memberId = doc.member?.id ?? null
  if (givesBack(doc, effects)) await balances.giveBack(client, number, memberId)
  if (earns(doc, effects) && memberId !== null)
    await balances.earn(client, { memberId, points: doc.member?.earns ?? 0, orderNumber: number })
}

const givesBack = (doc: OrderDraft, effects: Effects): boolean =>
  effects.includes('give_back_stock') && toBalanceDebits(doc) !== null

const earns = ({ member }: OrderDraft, effects: Effects): boolean =>
  effects.includes('finalise_order') && member !== undefined && member.earns > 0
