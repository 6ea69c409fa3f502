import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { ContentKey } from '../../../core/content/content.queries.ts'
import type { ContentChanged } from '../../../core/content-edit/content-document.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'

export type StaffContentDeps = Pick<Deps, 'database' | 'sites' | 'catalogue' | 'pictures' | 'now'>

/** How calls name a document. */
export type DocumentParams = {
  readonly siteId: string
  readonly contentLocale: string
  readonly doctype: string
  readonly slug: string
}

export type Meant = { readonly site: Site; readonly key: ContentKey }

/** Reads the key of a document; refuses a site that does not exist and a locale that the site does not have. */
export function requireKey(sites: readonly Site[], { siteId, contentLocale, doctype, slug }: DocumentParams): Meant {
  const site = findSiteById(sites, siteId)
  if (!site?.locales.includes(contentLocale)) throw new Refusal('CMS404')
  return { site, key: { siteId: site.siteId, locale: contentLocale, doctype, slug } }
}

/** Refuses a change that was not made; a conflict names who changed the document, when and to which version. */
export function requireChanged(changed: ContentChanged): number {
  if (changed.ok) return changed.number
  if (changed.reason === 'unknown') throw new Refusal('CMS404')
  if (changed.reason === 'taken') throw new Refusal('CMS411', { field: 'slug' })
  if (changed.reason === 'wrong_state') throw new Refusal('CMS412')
  const { by, at, version } = changed.change
  throw new Refusal('CMS409', { changed: { by, at: new Date(at).toISOString(), version } })
}
