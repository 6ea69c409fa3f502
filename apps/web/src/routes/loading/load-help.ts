import { minutes } from '@lacehouse/domain/time/durations'
import { cacheable } from '../../cacheable.ts'
import type { Content } from '../../features/content/load-content.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { orWithout } from '../../unavailable.ts'
import { describeContent } from './describe-content.ts'

/** The document of the help centre, whose search finds the pages below it. */
export const helpSlug = 'help'
/** Letters of a search. */
const longestSearch = 100

/** Loads the help centre with what was searched in it. While the search fails, the subjects of the page lead on. */
export async function loadHelp(args: WithContext, content: Content) {
  const { api, site, url } = getShop(args)
  const text = new URLSearchParams(url.search).get('question')?.trim().slice(0, longestSearch) ?? ''
  const params = { mode: 'publish', siteId: site.siteId, parentPageSlug: helpSlug } as const
  const found = text
    ? await api.call('content.searchPages', { params, query: { query: text } }).catch(orWithout(args, null))
    : null
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const seo = { ...describeContent(args, content), ...(text && { hidden: true as const }) }
  return { content, found: found && { text, passages: found.passages }, seo }
}
