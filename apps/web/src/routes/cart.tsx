import { minutes } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import { CartPage } from '../features/cart/cart-page.tsx'
import { getText } from '../i18n/get-text.ts'
import { toPrivateMeta } from '../private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/cart'

export const handle: RouteHandle = { areas: ['cart'] }

/** The page is the same for everybody; what is in the cart comes after it. */
export function loader(args: Route.LoaderArgs) {
  cacheable(args, { tags: [], ttl: minutes(5) })
  const say = getText(args)
  const brand = say('common.brandName')
  return { title: say('seo.cart.title', { brand }), description: say('seo.cart.description', { brand }) }
}

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Cart() {
  return <CartPage />
}
