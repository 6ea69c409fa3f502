import { seconds } from '@lacehouse/domain/time/durations'
import { toasts } from '../../ui/toasts.ts'
import { browserApi } from '../api/browser-api.ts'
import { rememberSession } from '../api/session-memory.ts'
import { cacheCart, dropCart } from '../cart/cart-query.ts'
import { recreateCart } from '../cart/recreate-cart.ts'
import { readClock } from '../clock.ts'
import { sessionStore } from '../storage/browser-storage.ts'
import { saveAccount } from './account-memory.ts'
import { refreshAccount } from './profile-query.ts'

const reloadAfter = seconds(4)
/** Within this time after a recovery the page does not begin another one (CART-22). */
const guardTime = seconds(10)
const guardKey = 'invalid-customer'

/**
 * Recovers from a session whose consumer does not exist any more: signs out, rebuilds the cart for a guest from what
 * this browser remembers, shows the reason, and reloads the page (CART-22). False where that has just been done.
 */
export async function recoverInvalidCustomer(
  words: string,
  { reload = () => location.reload(), now = readClock() }: { reload?: () => void; now?: number } = {},
): Promise<boolean> {
  if (now - Number(sessionStore.getItem(guardKey) ?? 0) < guardTime) return false
  sessionStore.setItem(guardKey, String(now))
  saveAccount(null)
  toasts.add({ title: words, tone: 'negative', sticky: true })
  setTimeout(reload, reloadAfter)
  const siteId = document.documentElement.dataset.site ?? ''
  const { expiresIn } = await browserApi.call('auth.token', { body: { siteId } })
  rememberSession(expiresIn)
  const cart = await recreateCart()
  if (cart) cacheCart(cart)
  else dropCart()
  await refreshAccount()
  return true
}
