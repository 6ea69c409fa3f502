import type { SitemapPage } from '@lacehouse/domain/feeds/write-sitemap'
import { listAlternates } from '@lacehouse/domain/site/list-alternates'
import type { Deps } from '../../deps.ts'

/** Returns the path of a page in a locale; null where the locale has none. */
export type ToPath = (locale: string) => string | null

/** Makes the entry of a page, of which `toPath` says the address in each locale; null where the locale has none. */
export function toSitemapPage(
  { sites, publicUrl }: Pick<Deps, 'sites' | 'publicUrl'>,
  locale: string,
  toPath: ToPath,
): SitemapPage | null {
  const path = toPath(locale)
  const alternates = listAlternates(sites, toPath).map(([tag, other]) => [tag, publicUrl + other] as const)
  // With the default a page in one language has two entries, which say nothing more than its address.
  const others = new Set(alternates.map(([, address]) => address))
  return path === null ? null : { address: publicUrl + path, ...(others.size > 1 && { alternates }) }
}
