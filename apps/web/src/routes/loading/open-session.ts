import { days, seconds } from '@lacehouse/domain/time/durations'
import { getShop, type WithContext } from '../../shop-context.ts'
import { readShopCookie, toRequestCookie, toSetCookie } from './shop-cookies.ts'

/** How many seconds the cookies of a browser without a script last. Pages with a script keep what they need themselves. */
export const cookieLifetime = days(30) / seconds(1)

/** Uses the shopper's session, or opens a guest session if there is none. */
export async function openSession(args: WithContext) {
  const shop = getShop(args)
  if (readShopCookie(shop, 'access')) return { api: shop.asShopper(), cookies: [] }
  const { accessToken, refreshToken, expiresIn } = await shop.api.call('auth.token', {
    body: { siteId: shop.site.siteId },
  })
  return {
    api: shop.asShopper(toRequestCookie(shop, 'access', accessToken)),
    cookies: [
      toSetCookie(shop, { cookie: 'access', value: accessToken, maxAge: expiresIn }),
      // The call comes from this process and not from the browser, so that its reply has the refresh token.
      toSetCookie(shop, { cookie: 'refresh', value: refreshToken ?? '', maxAge: cookieLifetime }),
    ],
  }
}
