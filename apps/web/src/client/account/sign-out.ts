import { isLeftOnSignOut } from '@lacehouse/domain/page/page-type'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { rememberSession } from '../api/session-memory.ts'
import { dropCart } from '../cart/cart-query.ts'
import { notifyAccount } from './account-memory.ts'
import { notifyOtherTabs } from './follow-other-tabs.ts'

/** Ends the session, empties everything that this browser keeps of the shopper, and goes on as a guest (AUTH-05). */
export async function signOut(): Promise<void> {
  await browserApi.call('auth.signOut', { body: {} })
  forgetEverything()
  notifyOtherTabs('signed-out')
  const { site = '' } = document.documentElement.dataset
  const { expiresIn } = await browserApi.call('auth.token', { body: { siteId: site } })
  rememberSession(expiresIn)
  leavePersonalPage()
}

/** Nobody asks for these again: the account, and the ways to pay a cart, are no longer this browser's. */
const ofShopper: readonly unknown[] = ['account', 'payment-methods']

/** Empties all local stores, and what pages of this tab show of them. */
export function forgetEverything(): void {
  dropCart()
  localStorage.clear()
  sessionStorage.clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => ofShopper.includes(queryKey[0]) })
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cart' })
  notifyAccount()
}

/** Account, cart, checkout and favourites are left for the home page; any other page stays (RT-12). */
export function leavePersonalPage(): void {
  if (!isLeftOnSignOut(location.href)) return
  location.assign(`/${document.documentElement.dataset.locale ?? ''}`)
}
