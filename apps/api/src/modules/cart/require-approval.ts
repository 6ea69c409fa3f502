import type { Cart } from '@lacehouse/domain/cart/cart'
import { Refusal } from '../../http/refusal.ts'
import { type ApprovalTerms, isApprovedFor } from '../../infra/payment-providers/approval-terms.ts'

/** Refuses an approval of another cart or currency like one that the provider does not know, and shows nothing of it (AUTH-13). */
export function requireApproval(terms: ApprovalTerms, cart: Pick<Cart, 'id' | 'currency'>): void {
  if (!isApprovedFor(terms, cart)) throw new Refusal('PYT404', { field: 'token' })
}
