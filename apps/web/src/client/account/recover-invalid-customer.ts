import { seconds } from '@lacehouse/domain/time/durations'
import { toasts } from '../../ui/toasts.ts'
import { browserApi } from '../api/browser-api.ts'
import { rememberSession } from '../api/session-memory.ts'
import { cacheCart, dropCart, recreateCart } from '../cart/cart-query.ts'
import { saveAccount } from './account-memory.ts'
import { refreshAccount } from './profile-query.ts'

const reloadAfter = seconds(4)
/** A page that reloaded for this does not do so again at once (S1.9). */
const guardedFor = seconds(10)
const guardKey = 'invalid-customer'

/**
 * The session's consumer is no more: the cart is made anew for a guest from what is remembered of it, the shopper is told, and the
 * page is loaded again (CART-22). False where that has just been done.
 */
export async function recoverInvalidCustomer(
  words: string,
  { reload = () => location.reload(), now = Date.now() }: { reload?: () => void; now?: number } = {},
): Promise<boolean> {
  if (now - Number(sessionStorage.getItem(guardKey) ?? 0) < guardedFor) return false
  sessionStorage.setItem(guardKey, String(now))
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
