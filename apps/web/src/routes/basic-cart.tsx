import { data, redirect } from 'react-router'
import { isApiError } from '../client/api/api-error.ts'
import { addBasicSet, changeBasicCart, readLeft, writeLeft } from '../features/cart/basic-cart.ts'
import { BasicCartPage } from '../features/cart/basic-cart-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/basic-cart'
import { describePrivatePage } from './loading/describe-private-page.ts'
import { cookieLifetime, openSession } from './loading/open-session.ts'
import { readShopCookie, toSetCookie } from './loading/shop-cookies.ts'

export const handle: RouteHandle = { areas: ['cart', 'errors'] }

/** Loads the cart of a browser without a script on the server; forms change it (docs/decisions/0028). */
export async function loader(args: Route.LoaderArgs) {
  const shop = getShop(args)
  const cartId = readShopCookie(shop, 'basicCart')
  const cart = cartId
    ? await shop
        .asShopper()
        .call('cart.get', { params: { basketId: cartId } })
        .catch(noneWhereGone)
    : null
  const left = readLeft(shop.url.search.get('left'))
  const ids = left.map(({ productId }) => productId).join(',')
  const tiles =
    left.length > 0 ? (await shop.api.call('products.tiles', { query: { ids, limit: left.length } })).products : []
  const missed = tiles.map(({ id, name, url }) => ({
    ...{ name, url },
    reason: left.find(({ productId }) => productId === id)?.reason ?? '',
  }))
  return {
    cart,
    missed,
    ...describePrivatePage(args, { title: 'seo.cart.title', description: 'seo.cart.description' }),
  }
}

export async function action(args: Route.ActionArgs) {
  const shop = getShop(args)
  const form = new URLSearchParams(await args.request.text())
  const session = await openSession(args)
  try {
    const change = { api: session.api, cartId: readShopCookie(shop, 'basicCart'), form }
    const isSet = form.get('intent') === 'add-set'
    const { cart, left } = isSet ? await addBasicSet(change) : { cart: await changeBasicCart(change), left: [] }
    const headers = new Headers(session.cookies.map((cookie) => ['set-cookie', cookie]))
    if (cart)
      headers.append('set-cookie', toSetCookie(shop, { cookie: 'basicCart', value: cart.id, maxAge: cookieLifetime }))
    const query = left.length > 0 ? `?left=${encodeURIComponent(writeLeft(left))}` : ''
    return redirect(`/${shop.locale}/cart/basic${query}`, { status: 303, headers })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return data({ problem: error.message }, { status: 400 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function BasicCart({ loaderData, actionData }: Route.ComponentProps) {
  return <BasicCartPage cart={loaderData.cart} missed={loaderData.missed} problem={actionData?.problem ?? null} />
}

/** Says whether an error is a refusal of the API, whose message is in the shopper's language. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'errorId' in error && 'status' in error && Number(error.status) < 500

/** Treats a cart that became an order or belongs to another session as no cart. */
function noneWhereGone(error: unknown): null {
  if (isApiError(error, 'BSK404', 'AUT402', 'AUT432')) return null
  throw error
}
