import { type ContentProblem, contentDocumentSchemas } from '@lacehouse/contracts'
import { type Executor, listRows } from '@lacehouse/database'
import type { ContentDoctype } from '@lacehouse/domain/content/document-types'
import { type ContentLink, type ContentMedia, type LinkTarget, listLinks } from '@lacehouse/domain/content/list-links'
import { findMediaId } from '@lacehouse/domain/content/media-token'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ContentKey } from '../content/content.queries.ts'
import { removeNulls } from '../content/remove-nulls.ts'
import { contentPicturesQueries } from '../content-pictures/content-pictures.queries.ts'
import { type ContentBody, listLocales, listPublishedKeys } from './content-edit.queries.ts'

export type CheckDeps = {
  readonly executor: Executor
  readonly site: Site
  readonly sites: readonly Site[]
  readonly catalogue: Pick<Catalogue, 'listProducts' | 'listCategories'>
  /** Fills in the address of a picture, and leaves out one that does not exist; null where pictures are not at hand. */
  readonly resolve: ((media: unknown) => Promise<unknown>) | null
}

/** A document, and the documents and uploaded pictures (`media:<id>`) of the same change, which count as published. */
export type Checked = {
  readonly key: ContentKey
  readonly body: ContentBody
  readonly published?: ReadonlySet<string>
}

type Problem = Omit<ContentProblem, 'severity'>

/**
 * Checks a document before its publication: the fields of its contract, links that lead nowhere, pictures that do not exist, pictures
 * without alternative text, and locales of the site that lack it, which is no more than a warning.
 */
export async function checkContent(
  deps: CheckDeps,
  { key, body, published = new Set() }: Checked,
): Promise<ContentProblem[]> {
  const { links, media } = listLinks(body)
  const found = await Promise.all([
    listFieldProblems(key, body),
    listLinkProblems(deps, { key, links, published }),
    listPictureProblems(deps, media, published),
  ])
  return [
    ...found.flat().map((problem) => ({ ...problem, severity: 'error' as const })),
    ...(await listLocaleProblems(deps, key)),
  ]
}

const listFieldProblems = ({ doctype }: ContentKey, body: ContentBody): Problem[] => {
  const parsed = contentDocumentSchemas[doctype as ContentDoctype].safeParse(removeNulls(body))
  const issues = parsed.error?.issues ?? []
  return issues.map(({ path, message }) => ({ kind: 'invalid_field', path: path.join('.'), value: message }))
}

type Links = {
  readonly key: ContentKey
  readonly links: readonly ContentLink[]
  readonly published: ReadonlySet<string>
}

const listLinkProblems = async (deps: CheckDeps, { key, links, published }: Links): Promise<Problem[]> => {
  const known = await listKnown(deps, key, links)
  const own = `${key.doctype}/${key.slug}`
  const locales = new Set(deps.sites.flatMap((site) => site.locales))
  const isBroken = (target: LinkTarget): boolean => {
    if (target.kind === 'invalid') return true
    if (target.kind === 'external') return false
    if (target.locale !== null && !locales.has(target.locale)) return true
    // Another locale's documents are checked with that locale.
    if (target.kind === 'route' || (target.locale !== null && target.locale !== key.locale)) return false
    const wanted = `${target.doctype}/${target.slug}`
    return wanted !== own && !known.has(wanted) && !published.has(wanted)
  }
  return links.filter(({ target }) => isBroken(target)).map(({ path, value }) => ({ kind: 'broken_link', path, value }))
}

/** Lists what exists of all that some links name. */
const listKnown = async (
  { executor, site, catalogue }: CheckDeps,
  { locale }: ContentKey,
  links: readonly ContentLink[],
): Promise<ReadonlySet<string>> => {
  const targets = links.map(({ target }) => target).filter((target) => target.kind === 'document')
  const slugsOf = (doctype: ContentDoctype) => targets.filter((one) => one.doctype === doctype).map(({ slug }) => slug)
  const products = await catalogue.listProducts(slugsOf('product').map((slug) => slug.toUpperCase()))
  const categories = slugsOf('category').length > 0 ? await catalogue.listCategories() : []
  const documents = await listRows(executor, listPublishedKeys, {
    siteId: site.siteId,
    locales: [locale, site.defaultLocale],
    keys: targets.map(({ doctype, slug }) => `${doctype}/${slug}`),
  })
  return new Set([
    ...[...products.keys()].map((id) => `product/${id.toLowerCase()}`),
    ...categories.map(({ id }) => `category/${id}`),
    ...documents.map(({ key }) => key),
  ])
}

const listPictureProblems = async (
  { resolve, executor }: CheckDeps,
  media: readonly ContentMedia[],
  published: ReadonlySet<string>,
): Promise<Problem[]> => {
  const isThere = async (url: string): Promise<boolean> => {
    if (published.has(url)) return true
    if (resolve) return (await resolve({ kind: 'image', url })) !== undefined
    // A command draws no pictures, but the database knows those that were uploaded.
    const mediaId = findMediaId(url)
    return mediaId ? (await contentPicturesQueries.find(executor, mediaId)) !== null : !url.startsWith('media:')
  }
  const found = media.map(async ({ path, url, alt }): Promise<Problem[]> => {
    const isMissing = !(await isThere(url))
    return [
      ...(isMissing ? [{ kind: 'missing_picture' as const, path, value: url }] : []),
      ...(alt === undefined ? [{ kind: 'missing_alternative_text' as const, path, value: url }] : []),
    ]
  })
  return (await Promise.all(found)).flat()
}

const listLocaleProblems = async ({ executor, site }: CheckDeps, key: ContentKey): Promise<ContentProblem[]> => {
  const there = new Set((await listRows(executor, listLocales, key)).map(({ locale }) => locale))
  return site.locales
    .filter((locale) => locale !== key.locale && !there.has(locale))
    .map((value) => ({ kind: 'missing_locale', severity: 'warning', path: '', value }))
}
