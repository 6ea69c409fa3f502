import { isLeftOnSignOut } from '@lacehouse/domain/page/page-type'
import { withPreservedQuery } from '@lacehouse/domain/page/preserved-query'
import { leavePage } from '../../navigation/leave-page.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { rememberSession } from '../api/session-memory.ts'
import { dropCart } from '../cart/cart-query.ts'
import { localStore, sessionStore } from '../storage/browser-storage.ts'
import { notifyAccount, readAccount } from './account-memory.ts'
import { changeSession } from './change-session.ts'
import { notifyOtherTabs } from './follow-other-tabs.ts'

/** The queries whose data belongs to the signed-in shopper: they are removed and not fetched again. */
const ofShopper: readonly unknown[] = ['account', 'payment-methods']
const belongsToShopper = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => ofShopper.includes(queryKey[0])

/**
 * Ends the session, deletes everything that this browser stores of the shopper, and goes on as a guest (AUTH-05). Other calls
 * of this tab run before or after it, so that none is refused for lack of a session.
 */
export async function signOut(): Promise<void> {
  // The shop's people go back to their own page, and a connection with a store ends with the session (ROLE-02).
  const isStaff = isStaffAccount()
  await changeSession(async () => {
    await browserApi.call('auth.signOut', { body: {} })
    const expiresIn = await openGuestSession()
    forgetShopper(isStaff ? 'associate-login' : '')
    if (expiresIn !== null) rememberSession(expiresIn)
  })
  notifyOtherTabs('signed-out')
}

/** Says whether the account signs in at the page of the shop's people: a store employee, an agent, or one who acts. */
function isStaffAccount(): boolean {
  const account = readAccount()
  return account !== null && (account.agentName !== undefined || /^(AGENT|STORE_EMPLOYEE)$/.test(account.consumerType))
}

/** Opens a guest's session and says for how many seconds it lasts; null where that failed: the next call opens one. */
async function openGuestSession(): Promise<number | null> {
  const { site = '' } = document.documentElement.dataset
  const answer = await browserApi.call('auth.token', { body: { siteId: site } }).catch(() => null)
  return answer?.expiresIn ?? null
}

/**
 * Deletes what this browser stores of the shopper. Account, cart, checkout, favourites and the confirmation of an order are
 * left for the home page, or for the page that `next` names; other pages stay open, with what this tab has cached fetched again (RT-12).
 */
export function forgetShopper(next = ''): void {
  dropCart()
  localStore.clear()
  sessionStore.clear()
  // A page that is left takes its cache along: emptied before, it would fetch as a guest what only the shopper may see.
  if (next || isLeftOnSignOut(location.href)) {
    const home = `/${document.documentElement.dataset.locale ?? ''}`
    leavePage(withPreservedQuery(next ? `${home}/${next}` : home, location.href))
    return
  }
  notifyAccount()
  queryClient.removeQueries({ predicate: belongsToShopper })
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cart' })
}
