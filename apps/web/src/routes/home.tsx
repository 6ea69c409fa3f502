import { minutes } from '@lacehouse/domain/time/durations'
import { homePath } from '@lacehouse/domain/url/shop-paths'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { EmptyHome } from '../features/content/empty-home.tsx'
import { type Content, findContent } from '../features/content/load-content.ts'
import { describePage } from '../features/seo/describe-page.ts'
import { toOrganizationData, toWebsiteData } from '../features/seo/json-ld.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import { orWithout } from '../unavailable.ts'
import type { Route } from './+types/home'

export const handle: RouteHandle = { areas: ['home'] }

export async function loader(args: Route.LoaderArgs) {
  const { url, locale, site } = getShop(args)
  const t = getTranslate(args)
  const brand = getBrand(site.brand).name
  const content = await findContent(args, 'home').catch(orWithout(args, 'away' as const))
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const seo = describePage(args, {
    title: t('seo.home.title', { brand }),
    description: findDescription(content) ?? t('seo.home.description'),
    path: homePath(locale),
    toPath: homePath,
    jsonLd: [toOrganizationData(brand, url.origin), toWebsiteData(brand, url.origin + homePath(locale))],
  })
  return { content, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Home({ loaderData: { content } }: Route.ComponentProps) {
  if (content === 'away') return <EmptyHome isAway />
  return content ? <ContentPage content={content} /> : <EmptyHome />
}

const findDescription = (content: Content | 'away' | null) =>
  content === null || content === 'away' ? undefined : content.page.description
