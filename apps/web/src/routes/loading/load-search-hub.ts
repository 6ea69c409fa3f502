import { minutes } from '@lacehouse/domain/time/durations'
import { getBrand } from '../../brands/brands.ts'
import { cacheable } from '../../cacheable.ts'
import { findExtraContent } from '../../features/content/load-content.ts'
import { describePage } from '../../features/seo/describe-page.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { orWithout } from '../../unavailable.ts'

/** The last part of the address of the page from which a search starts. */
export const searchHubSlug = 'search-hub'

/** Loads what the search offers before anything is typed, without it while the search does not answer, and the content of the page. */
export async function loadSearchHub(args: WithContext) {
  const { api, locale, site } = getShop(args)
  const t = getTranslate(args)
  const [hub, content] = await Promise.all([
    api.call('search.hub', { query: {} }).catch(orWithout(args, null)),
    findExtraContent(args, searchHubSlug),
  ])
  cacheable(args, { tags: ['listing', 'content'], ttl: minutes(5) })
  const words = { brand: getBrand(site.brand).name }
  const toPath = (to: string) => `/${to}/${searchHubSlug}`
  const seo = describePage(args, {
    title: t('seo.search.empty', words),
    description: t('seo.search.emptyDescription', words),
    path: toPath(locale),
    toPath,
  })
  return { kind: 'hub', hub, content, seo } as const
}
