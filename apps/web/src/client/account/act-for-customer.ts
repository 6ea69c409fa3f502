import type { CallReply } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { rememberSession } from '../api/session-memory.ts'
import { cacheCart, dropCart, findCart } from '../cart/cart-query.ts'
import { localStore, sessionStore } from '../storage/browser-storage.ts'
import { saveAccount } from './account-memory.ts'
import { changeSession } from './change-session.ts'
import { notifyOtherTabs } from './follow-other-tabs.ts'

/** Begins to act for a customer: this browser has the customer's session and cart, with the agent's name (AUTH-09). */
export function actForCustomer(consumerNo: string): Promise<void> {
  return takeOver(() => browserApi.call('auth.actForCustomer', { body: { consumerNo } }))
}

/** Begins to act for the customer whom the agent chose in the back office (AUTH-09). */
export function takeHandover(st: string): Promise<void> {
  return takeOver(() => browserApi.call('auth.takeHandover', { body: { st } }))
}

/** Ends the acting for a customer; the agent has a session of their own again (AUTH-09). */
export function endActing(): Promise<void> {
  return takeOver(() => browserApi.call('auth.endActing', {}))
}

/** Changes the session, and everything that this browser holds of the person. */
async function takeOver(change: () => Promise<CallReply<'auth.actForCustomer'>>): Promise<void> {
  const tokens = await changeSession(change)
  dropCart()
  // Nothing of one customer, such as an address that was typed, may be there for the next.
  localStore.clear()
  sessionStore.clear()
  rememberSession(tokens.expiresIn)
  const { consumerProfile } = await browserApi.call('consumer.get', {})
  const { consumerNo, consumerType, consumerDetails } = consumerProfile
  const { agentName } = tokens
  saveAccount({ consumerNo, consumerType, firstName: consumerDetails.firstName, ...(agentName && { agentName }) })
  const cart = tokens.basketId ? await findCart(tokens.basketId) : null
  if (cart) cacheCart(cart)
  notifyOtherTabs('signed-in')
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cart' })
}
