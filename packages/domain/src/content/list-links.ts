import { parseFacetPagePath } from '../page/parse-facet-page-path.ts'
import { parseCategoryPath, parseProductPath } from '../page/parse-page-path.ts'
import { splitPath } from '../page/split-path.ts'
import type { ContentDoctype } from './document-types.ts'
import { shopRoutes } from './shop-routes.ts'

/** The target of a link of a document. */
export type LinkTarget =
  | {
      readonly kind: 'document'
      readonly doctype: ContentDoctype
      readonly slug: string
      readonly locale: string | null
    }
  | { readonly kind: 'route'; readonly locale: string | null }
  | { readonly kind: 'external' }
  | { readonly kind: 'invalid' }

export type ContentLink = { readonly path: string; readonly value: string; readonly target: LinkTarget }

/** A picture or video of a document. */
export type ContentMedia = { readonly path: string; readonly url: string; readonly alt: string | undefined }

type Found = { readonly links: ContentLink[]; readonly media: ContentMedia[] }
type Json = Readonly<Record<string, unknown>>

/** Lists the links, the references by id and the pictures of a document, with the paths of their fields. */
export function listLinks(body: Json): Found {
  const found: Found = { links: [], media: [] }
  walk(found, '', body)
  return found
}

const walk = (found: Found, path: string, value: unknown): void => {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(found, `${path}.${index}`, item)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const fields = value as Json
  const isMedia = typeof fields.url === 'string' && (fields.kind === 'image' || fields.kind === 'video')
  if (isMedia && fields.kind === 'image')
    found.media.push({ path, url: String(fields.url), alt: typeof fields.alt === 'string' ? fields.alt : undefined })
  for (const [name, field] of Object.entries(fields)) {
    const own = path === '' ? name : `${path}.${name}`
    if (typeof field === 'string') found.links.push(...readField(own, name, isMedia ? '' : field))
    else if (name === 'productIds' && Array.isArray(field))
      found.links.push(...field.map((id, index) => toReference(`${own}.${index}`, 'product', String(id))))
    else walk(found, own, field)
  }
}

const hrefPattern = /\shref="([^"]*)"/g

const readField = (path: string, name: string, value: string): ContentLink[] => {
  if (value === '') return []
  if (name === 'url') return [{ path, value, target: toLinkTarget(value) }]
  if (name === 'productId') return [toReference(path, 'product', value)]
  if (name === 'categoryId') return [toReference(path, 'category', value)]
  if (name === 'fragmentId') return [toReference(path, 'fragment', value)]
  if (name !== 'richText' && name !== 'titleHtml' && name !== 'subtitleHtml') return []
  return [...value.matchAll(hrefPattern)].map(([, href = '']) => ({ path, value: href, target: toLinkTarget(href) }))
}

const toReference = (path: string, doctype: ContentDoctype, id: string): ContentLink => ({
  ...{ path, value: id },
  target: { kind: 'document', doctype, slug: id.toLowerCase(), locale: null },
})

/** Addresses without a locale that lead to the visitor's own. */
const withoutLocale = ['cart', 'checkout', 'order-confirmation']

/** Reads an address as what it leads to in the shop. */
export function toLinkTarget(url: string): LinkTarget {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(url)) return { kind: 'external' }
  if (url.startsWith('#')) return { kind: 'route', locale: null }
  if (!url.startsWith('/') || url.startsWith('//')) return { kind: 'invalid' }
  const { locale, rest } = splitPath(url)
  const [first = '', second] = rest
  if (!locale) return withoutLocale.includes(first) ? { kind: 'route', locale: null } : { kind: 'invalid' }
  const ofDocument = (doctype: ContentDoctype, slug: string): LinkTarget =>
    ({ kind: 'document', doctype, slug: slug.toLowerCase(), locale }) as const
  const product = parseProductPath(url)
  if (product) return ofDocument('product', product.id)
  const category = parseCategoryPath(url)
  if (category) return ofDocument('category', category.id)
  const facetPage = parseFacetPagePath(url)
  if (facetPage) return ofDocument('facet-page', facetPage.slug)
  if (first === 'articles' && second !== undefined) return ofDocument('article', second)
  if (first === '' || shopRoutes.includes(first)) return { kind: 'route', locale }
  return ofDocument('page', (first === 'help' && second !== undefined ? rest.slice(1) : rest).join('-'))
}
