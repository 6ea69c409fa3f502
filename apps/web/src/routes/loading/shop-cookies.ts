import { type Cookie, findCookie, toCookieName } from '@lacehouse/contracts/cookies'
import type { ShopContext } from '../../shop-context.ts'

type Shop = Pick<ShopContext, 'url' | 'readCookie'>

const isSecure = ({ url }: Pick<ShopContext, 'url'>): boolean => url.origin.startsWith('https:')

/** Reads a cookie of the shop; the page is then personal. */
export function readShopCookie(shop: Shop, cookie: Cookie): string | null {
  return findCookie(shop.readCookie, cookie, isSecure(shop))
}

/** Writes a cookie as a request carries it. */
export function toRequestCookie(shop: Pick<ShopContext, 'url'>, cookie: Cookie, value: string): string {
  return `${toCookieName(cookie, isSecure(shop))}=${value}`
}

/** `maxAge` in seconds. */
type NewCookie = { readonly cookie: Cookie; readonly value: string; readonly maxAge: number }

/** Writes the header that sets a cookie which scripts cannot read; the API sets the same for sessions. */
export function toSetCookie(shop: Pick<ShopContext, 'url'>, { cookie, value, maxAge }: NewCookie): string {
  const path = cookie === 'refresh' ? '/token' : '/'
  const attributes = `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(shop) ? '; Secure' : ''}`
  return `${toRequestCookie(shop, cookie, value)}; ${attributes}`
}
