import type { Site } from '@lacehouse/domain/site/site'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { mayHaveLists } from '../../http/require-lists.ts'
import { mayDoForCustomers, type Session } from '../../http/session.ts'

/** Rights on a cart that only some sessions have. */
export type CartRights = { readonly saveForLater: boolean; readonly adjustPrices: boolean }

type Caller = { readonly session: Session; readonly site: Site }

/** Employees and in-store sessions save nothing for later (FAV-04); only sessions of a store, and of agents who act with
 * the right, adjust prices (CART-18). */
export function getCartRights({ session, site }: Caller): CartRights {
  return {
    saveForLater: site.features.saveForLater && mayHaveLists(session),
    adjustPrices: mayDoForCustomers(session, 'prices.adjust'),
  }
}

/** Refuses a caller without a list of saved items: API404 where the site has no such list, AUT404 for a session without the right. */
export function requireSaveForLater(caller: Caller): void {
  if (!caller.site.features.saveForLater) throw new Refusal(toErrorId('not_offered'))
  if (!getCartRights(caller).saveForLater) throw new Refusal(toErrorId('sign_in_required'))
}
