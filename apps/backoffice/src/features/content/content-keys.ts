import type { StaffContent } from '@lacehouse/contracts'

/** The key of a document. */
export type DocumentKey = Pick<StaffContent, 'siteId' | 'contentLocale' | 'doctype' | 'slug'>

/** Picks what names a document. */
export function toKey({ siteId, contentLocale, doctype, slug }: DocumentKey): DocumentKey {
  return { siteId, contentLocale, doctype, slug }
}

/** Returns the address of the page on which a document is edited. */
export function toEditorPath({ siteId, contentLocale, doctype, slug }: DocumentKey): string {
  return `/content/${siteId}/${contentLocale}/${doctype}/${slug}`
}

/** Returns the key under which a document's reply is cached; further parts name what is known about it. */
export function toQueryKey(key: DocumentKey, ...parts: readonly unknown[]) {
  return ['content', key.siteId, key.contentLocale, key.doctype, key.slug, ...parts]
}
