import { isLeftOnSignOut } from '@lacehouse/domain/page/page-type'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { rememberSession } from '../api/session-memory.ts'
import { dropCart } from '../cart/cart-query.ts'
import { notifyAccount } from './account-memory.ts'
import { notifyOtherTabs } from './follow-other-tabs.ts'

/** Ends the session, deletes everything that this browser stores of the shopper, and goes on as a guest (AUTH-05). */
export async function signOut(): Promise<void> {
  await browserApi.call('auth.signOut', { body: {} })
  forgetEverything()
  notifyOtherTabs('signed-out')
  const { site = '' } = document.documentElement.dataset
  const { expiresIn } = await browserApi.call('auth.token', { body: { siteId: site } })
  rememberSession(expiresIn)
  leavePersonalPage()
}

/** The queries whose data belongs to the signed-in shopper: they are removed and not fetched again. */
const ofShopper: readonly unknown[] = ['account', 'payment-methods']

/** Empties the local stores, and what this tab has cached from them. */
export function forgetEverything(): void {
  dropCart()
  localStorage.clear()
  sessionStorage.clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => ofShopper.includes(queryKey[0]) })
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cart' })
  notifyAccount()
}

/** Leaves account, cart, checkout and favourites for the home page; other pages stay open (RT-12). */
export function leavePersonalPage(): void {
  if (!isLeftOnSignOut(location.href)) return
  location.assign(`/${document.documentElement.dataset.locale ?? ''}`)
}
