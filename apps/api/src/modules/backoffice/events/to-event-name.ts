import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'

type Named = { readonly id: string; readonly siteId: string; readonly names: Readonly<Record<string, string>> }

/** Names an event for staff: in their own locale where it has one, otherwise in the first of its site. */
export function toEventName({ id, siteId, names }: Named, sites: readonly Site[], locale: string): string {
  const own = findSiteById(sites, siteId)?.locales ?? []
  const found = [locale, ...own].map((one) => names[one]).find((name) => name !== undefined && name !== '')
  return found ?? id
}
