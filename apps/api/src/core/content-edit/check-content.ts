import { type ContentProblem, contentDocumentSchemas } from '@lacehouse/contracts'
import { type Executor, listRows } from '@lacehouse/database'
import { checkBlocks, type EventReference } from '@lacehouse/domain/content/check-blocks'
import type { ContentDoctype } from '@lacehouse/domain/content/document-types'
import { type ContentLink, type ContentMedia, type LinkTarget, listLinks } from '@lacehouse/domain/content/list-links'
import { findMediaId } from '@lacehouse/domain/content/media-token'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { ContentKey } from '../content/content.queries.ts'
import { removeNulls } from '../content/remove-nulls.ts'
import { contentPicturesQueries } from '../content-pictures/content-pictures.queries.ts'
import { type ContentBody, listEventTimes, listLocales, listPublishedKeys } from './content-edit.queries.ts'

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
 * Checks a document before its publication: the fields of its contract, films, colours and times of its blocks, links that lead nowhere
 * or to what the site does not sell, events and pictures that do not exist, and pictures without alternative text. Other times than those
 * of an event and locales of the site that lack the document are no more than warnings.
 */
export async function checkContent(
  deps: CheckDeps,
  { key, body, published = new Set() }: Checked,
): Promise<ContentProblem[]> {
  const { links, media } = listLinks(body)
  const { problems, events } = checkBlocks(body)
  const found = await Promise.all([
    listFieldProblems(key, body),
    problems,
    listLinkProblems(deps, { key, links, published }),
    // What has no address has a problem of its own.
    listPictureProblems(
      deps,
      media.filter(({ url }) => url !== ''),
      published,
    ),
  ])
  return [
    ...found.flat().map((problem) => ({ ...problem, severity: 'error' as const })),
    ...(await listEventProblems(deps, events)),
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
  const { known, unsold } = await listKnown(deps, key, links)
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
  const isUnsold = (target: LinkTarget): boolean =>
    target.kind === 'document' && (target.locale ?? key.locale) === key.locale && unsold.has(target.slug)
  return links.flatMap(({ path, value, target }): Problem[] => {
    if (isBroken(target)) return [{ kind: 'broken_link', path, value }]
    return isUnsold(target) ? [{ kind: 'unsold_product', path, value }] : []
  })
}

type Known = {
  readonly known: ReadonlySet<string>
  /** The ids, as links name them, of products that exist and that the site does not sell. */
  readonly unsold: ReadonlySet<string>
}

/** Lists what exists of all that some links name, and which of the products the site does not sell. */
const listKnown = async (
  { executor, site, catalogue }: CheckDeps,
  { locale }: ContentKey,
  links: readonly ContentLink[],
): Promise<Known> => {
  const targets = links.map(({ target }) => target).filter((target) => target.kind === 'document')
  const slugsOf = (doctype: ContentDoctype) => targets.filter((one) => one.doctype === doctype).map(({ slug }) => slug)
  const products = await catalogue.listProducts(slugsOf('product').map((slug) => slug.toUpperCase()))
  const categories = slugsOf('category').length > 0 ? await catalogue.listCategories() : []
  const documents = await listRows(executor, listPublishedKeys, {
    siteId: site.siteId,
    locales: [locale, site.defaultLocale],
    keys: targets.map(({ doctype, slug }) => `${doctype}/${slug}`),
  })
  const unsold = [...products.values()].filter((product) => !isSold(product, site))
  return {
    known: new Set([
      ...[...products.keys()].map((id) => `product/${id.toLowerCase()}`),
      ...categories.map(({ id }) => `category/${id}`),
      ...documents.map(({ key }) => key),
    ]),
    unsold: new Set(unsold.map(({ id }) => id.toLowerCase())),
  }
}

/** A price that is to begin counts: a page is written before the sale of what it shows. */
const isSold = ({ status, prices }: ProductRecord, { priceList }: Site): boolean =>
  status === 'live' && prices.some((price) => price.priceList === priceList)

const listEventProblems = async (
  { executor, site }: CheckDeps,
  references: readonly EventReference[],
): Promise<ContentProblem[]> => {
  if (references.length === 0) return []
  const ids = references.map(({ eventId }) => eventId)
  const rows = await listRows(executor, listEventTimes, { siteId: site.siteId, ids })
  const events = new Map(rows.map((row) => [row.id, row]))
  return references.flatMap(({ path, eventId, startDate, endDate }): ContentProblem[] => {
    const event = events.get(eventId)
    if (!event) return [{ kind: 'unknown_event', severity: 'error', path, value: eventId }]
    const isSame = Date.parse(String(startDate)) === event.startsAt && Date.parse(String(endDate)) === event.endsAt
    return isSame ? [] : [{ kind: 'other_time_than_event', severity: 'warning', path, value: eventId }]
  })
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
