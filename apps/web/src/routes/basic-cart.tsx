import { days, seconds } from '@lacehouse/domain/time/durations'
import { data, redirect } from 'react-router'
import { isApiError } from '../client/api/api-error.ts'
import { changeBasicCart } from '../features/cart/basic-cart.ts'
import { BasicCartPage } from '../features/cart/basic-cart-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop, type WithContext } from '../shop-context.ts'
import type { Route } from './+types/basic-cart'
import { describePrivatePage } from './loading/describe-private-page.ts'

export const handle: RouteHandle = { areas: ['cart', 'errors'] }

/** The cookie with the id of the basic cart, and its lifetime in seconds. Pages with a script store the id themselves. */
const cartCookie = 'lh_basic_cart'
const cookieLifetime = days(30)

/** Loads the cart of a browser without a script on the server; forms change it (docs/decisions/0028). */
export async function loader(args: Route.LoaderArgs) {
  const shop = getShop(args)
  const cartId = shop.readCookie(cartCookie)
  const cart = cartId
    ? await shop
        .asShopper()
        .call('cart.get', { params: { basketId: cartId } })
        .catch(noneWhereGone)
    : null
  return { cart, ...describePrivatePage(args, { title: 'seo.cart.title', description: 'seo.cart.description' }) }
}

export async function action(args: Route.ActionArgs) {
  const shop = getShop(args)
  const form = new URLSearchParams(await args.request.text())
  const session = await openSession(args)
  try {
    const cart = await changeBasicCart({ api: session.api, cartId: shop.readCookie(cartCookie), form })
    const headers = new Headers(session.cookies.map((cookie) => ['set-cookie', cookie]))
    if (cart)
      headers.append('set-cookie', toCookie(cartCookie, cart.id, { path: '/', maxAge: cookieLifetime / seconds(1) }))
    return redirect(`/${shop.locale}/cart/basic`, { status: 303, headers })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return data({ problem: error.message }, { status: 400 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function BasicCart({ loaderData, actionData }: Route.ComponentProps) {
  return <BasicCartPage cart={loaderData.cart} problem={actionData?.problem ?? null} />
}

/** Uses the shopper's session, or opens a guest session if there is none. */
async function openSession(args: WithContext) {
  const { asShopper, readCookie, api, site, url } = getShop(args)
  if (readCookie('lh_access')) return { api: asShopper(), cookies: [] }
  const tokens = await api.call('auth.token', { body: { siteId: site.siteId } })
  const isSecure = url.origin.startsWith('https:')
  return {
    api: asShopper(`lh_access=${tokens.accessToken}`),
    cookies: [
      toCookie('lh_access', tokens.accessToken, { path: '/', maxAge: tokens.expiresIn, isSecure }),
      toCookie('lh_refresh', tokens.refreshToken, { path: '/token', maxAge: cookieLifetime / seconds(1), isSecure }),
    ],
  }
}

type CookieOptions = { readonly path: string; readonly maxAge: number; readonly isSecure?: boolean }

const toCookie = (name: string, value: string, { path, maxAge, isSecure }: CookieOptions) =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Says whether an error is a refusal of the API, whose message is in the shopper's language. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'errorId' in error && 'status' in error && Number(error.status) < 500

/** Treats a cart that became an order or belongs to another session as no cart. */
function noneWhereGone(error: unknown): null {
  if (isApiError(error, 'BSK404', 'AUT402', 'AUT432')) return null
  throw error
}
