import { minutes } from '@lacehouse/domain/time/durations'
import { data } from 'react-router'
import { cacheable } from '../../cacheable.ts'
import { findContent, findExtraContent } from '../../features/content/load-content.ts'
import { toContentSlug } from '../../features/content/to-content-slug.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { describeContent } from './describe-content.ts'
import { loadFragment } from './load-fragment.ts'
import { helpSlug, loadHelp } from './load-help.ts'

/** The document below which the contact form stands. */
export const contactSlug = 'contact-us'

/** Loads the content page of an address, which may be the help centre; answers 404 with the blocks of the error page where there is none. */
export async function loadContentPage(args: WithContext) {
  const fragment = await loadFragment(args)
  if (fragment) return fragment
  const { url, api } = getShop(args)
  const slug = toContentSlug(url.pathname)
  const content = slug ? await findContent(args, slug) : null
  if (!content) throw data(await findExtraContent(args, 'error-4xx'), { status: 404 })
  if (slug === helpSlug) return { kind: 'help', ...(await loadHelp(args, content)) } as const
  const contact = slug === contactSlug ? await api.call('contact.categorySubject', {}) : null
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  return { kind: 'content', content, contact, seo: describeContent(args, content) } as const
}
