import type { Executor } from '@lacehouse/database'
import type { RefusalReason } from '@lacehouse/domain/reviews/review'
import { moderationQueries, type TextKind } from './moderation.queries.ts'

export type Moderation = {
  readonly kind: TextKind
  readonly id: string
  readonly decision: 'published' | 'refused'
  /** Why it is refused; null for what is published. */
  readonly reason: RefusalReason | null
  readonly now: number
}

/** What a decision changed, for the audit log; `isChanged` is false where the text is in that state already and not reported. */
export type Moderated =
  | {
      readonly ok: true
      readonly isChanged: boolean
      readonly before: string
      readonly siteId: string
      readonly consumerNo: string | null
    }
  | { readonly ok: false; readonly reason: 'unknown' }

/** Publishes or refuses what a person wrote about a product, within the caller's transaction; the reports of a review are handled with it. */
export async function moderateText(
  client: Executor,
  { kind, id, decision, reason, now }: Moderation,
): Promise<Moderated> {
  const found = await moderationQueries.lock(client, kind, id)
  if (!found) return { ok: false, reason: 'unknown' }
  const { state: before, siteId, consumerNo, isFlagged } = found
  const isChanged = before !== decision || isFlagged
  if (isChanged) await moderationQueries.decide(client, kind, { id, state: decision, reason, now })
  return { ok: true, isChanged, before, siteId, consumerNo }
}
