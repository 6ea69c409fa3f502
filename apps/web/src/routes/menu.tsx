import { minutes } from '@lacehouse/domain/time/durations'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { describePage } from '../features/seo/describe-page.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { MenuPage } from '../features/shell/menu-page.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/menu'

export async function loader(args: Route.LoaderArgs) {
  const { api, site, locale } = getShop(args)
  const menu = await api.call('content.menu', { params: { mode: 'publish', siteId: site.siteId } })
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const t = getTranslate(args)
  const toPath = (to: string) => `/${to}/menu`
  const title = t('seo.content.title', { title: t('navigation.menu'), brand: getBrand(site.brand).name })
  return { menu, seo: describePage(args, { title, path: toPath(locale), toPath }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Menu({ loaderData: { menu } }: Route.ComponentProps) {
  return <MenuPage menu={menu} />
}
