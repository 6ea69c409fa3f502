import { isApiError } from '../client/api/api-error.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/stock-notice'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const StockNoticeEnd = hydrateOnVisible(() =>
  import('../features/stock-notice/stock-notice-end.tsx').then((module) => module.StockNoticeEnd),
)

export const handle: RouteHandle = { areas: ['stock'] }

export function loader(args: Route.LoaderArgs) {
  const words = describePrivatePage(args, {
    title: 'seo.stockNotice.title',
    description: 'seo.stockNotice.description',
  })
  return { st: getShop(args).url.search.get('st') ?? '', ...words }
}

/**
 * Ends the mails when the shopper presses the button, or a mail program sends its one request (RFC 8058); opening the page changes
 * nothing, because mail programs open links too.
 */
export async function action(args: Route.ActionArgs): Promise<{ readonly end: 'ended' | 'expired' }> {
  const { url } = getShop(args)
  const st = new URLSearchParams(await args.request.text()).get('st') ?? url.search.get('st') ?? ''
  try {
    await getShop(args).api.call('products.endStockNotices', { body: { st } })
    return { end: 'ended' }
  } catch (error) {
    if (!isApiError(error, 'AUT432', 'API400')) throw error
    return { end: 'expired' }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function StockNotice({ loaderData: { st }, actionData }: Route.ComponentProps) {
  return <StockNoticeEnd st={st} end={actionData?.end ?? null} />
}
