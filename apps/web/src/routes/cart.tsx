import { minutes } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import { CartPage } from '../features/cart/cart-page.tsx'
import { toPrivateMeta } from '../private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/cart'
import { describePrivatePage } from './loading/describe-private-page.ts'

export const handle: RouteHandle = { areas: ['cart'] }

/** The page is the same for everybody; what is in the cart comes after it. */
export function loader(args: Route.LoaderArgs) {
  cacheable(args, { tags: [], ttl: minutes(5) })
  return describePrivatePage(args, { title: 'seo.cart.title', description: 'seo.cart.description' })
}

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Cart() {
  return <CartPage />
}
