import { toSharedInputs } from '../client/cart/to-shared-inputs.ts'
import { SharedCartPage } from '../features/cart/shared-cart-page.tsx'
import { AddAllButton } from '../features/orders/add-all-button.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { useTranslate } from '../i18n/use-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/shared-cart'
import { describePrivatePage } from './loading/describe-private-page.ts'

export const handle: RouteHandle = { areas: ['cart', 'orders', 'account', 'errors'] }

const longest = 14_000

/** Shows the items that the link of a shared cart names, with today's prices and stock. */
export async function loader(args: Route.LoaderArgs) {
  const { api, url } = getShop(args)
  const items = (url.search.get('items') ?? '').slice(0, longest)
  const shared = await api.call('cart.sharedItems', { query: { items } })
  return {
    shared,
    ...describePrivatePage(args, { title: 'seo.sharedCart.title', description: 'seo.cart.description' }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function SharedCart({ loaderData: { shared } }: Route.ComponentProps) {
  const t = useTranslate()
  const add = <AddAllButton label={t('cart.shared.add')} toItems={() => toSharedInputs(shared.items)} />
  return <SharedCartPage shared={shared} add={add} />
}
