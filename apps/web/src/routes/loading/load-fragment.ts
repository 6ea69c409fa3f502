import { findFragmentId } from '@lacehouse/domain/content/document-path'
import { data } from 'react-router'
import { findExtraContent, findFragment } from '../../features/content/load-content.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { describeContent } from './describe-content.ts'

/** Loads the fragment that an address of the preview names; shoppers see it only where a page includes it. Null for any other address. */
export async function loadFragment(args: WithContext) {
  const { isPreview, url } = getShop(args)
  const fragmentId = isPreview ? findFragmentId(url.pathname) : null
  if (!fragmentId) return null
  const content = await findFragment(args, fragmentId)
  if (!content) throw data(await findExtraContent(args, 'error-4xx'), { status: 404 })
  return { kind: 'content', content, contact: null, seo: describeContent(args, content) } as const
}
