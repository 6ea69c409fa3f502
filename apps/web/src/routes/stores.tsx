import { minutes } from '@lacehouse/domain/time/durations'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { findExtraContent } from '../features/content/load-content.ts'
import { describePage } from '../features/seo/describe-page.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/stores'

/** Its code is apart, because every page of the shop names the code of all routes. */
const StoresPage = hydrateOnVisible(() =>
  import('../features/stores/locator/stores-page.tsx').then((module) => module.StoresPage),
)

export const handle: RouteHandle = { areas: ['stores'] }

export async function loader(args: Route.LoaderArgs) {
  const { api, site, locale } = getShop(args)
  const [{ stores }, content] = await Promise.all([
    api.call('utilities.stores', {}),
    findExtraContent(args, 'store-locator'),
  ])
  cacheable(args, { tags: ['content', 'stores'], ttl: minutes(5) })
  const t = getTranslate(args)
  const title = content?.page.title ?? t('seo.stores.title')
  const seo = describePage(args, {
    title: t('seo.content.title', { title, brand: getBrand(site.brand).name }),
    description: content?.page.description ?? content?.page.subtitle ?? t('seo.stores.title'),
    path: `/${locale}/stores`,
    toPath: (to) => `/${to}/stores`,
  })
  return { stores, title, content, seo }
}

export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

/** The list and the map with the content of the page below them (CMS-01). */
export default function Stores({ loaderData: { stores, title, content } }: Route.ComponentProps) {
  return (
    <>
      <StoresPage title={title} stores={stores} />
      {content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} /> : null}
    </>
  )
}
