import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  ArticleDocument,
  FacetPageDocument,
  FooterDocument,
  MenuDocument,
  PageDocument,
  PopupDocument,
} from '@lacehouse/contracts'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { findPagePath } from '@lacehouse/domain/content/find-page-path'
import { parseCategoryPath, parseProductPath } from '@lacehouse/domain/page/parse-page-path'
import { expect, test } from 'vitest'
import { modelPlans } from '../catalogue/models.ts'
import { loadSites } from '../load-sites.ts'
import { makeDemoShop } from '../seed/make-demo-shop.ts'
import { compositions } from './compositions.ts'

const sites = await loadSites()
const models = modelPlans.map(({ key }) => key)
const shop = makeDemoShop({ sites, now: Date.now(), models, size: 'full' })
const schemas = {
  page: PageDocument,
  category: PageDocument,
  menu: MenuDocument,
  footer: FooterDocument,
  article: ArticleDocument,
  popup: PopupDocument,
  'facet-page': FacetPageDocument,
}

const nameOf = ({ locale, doctype, slug }: (typeof shop.content)[number]): string => `${locale} ${doctype} ${slug}`

test.each(shop.content.map((row) => [nameOf(row), row] as const))('%s is a document of its contract', (_, row) => {
  const schema = schemas[row.doctype as keyof typeof schemas]
  const parsed = schema.safeParse(row.body)
  expect(parsed.error?.issues).toBeUndefined()
  // A schema drops unknown properties, so a misspelt one would never reach a page.
  expect(parsed.data).toEqual(row.body)
})

test('sanitising changes no document of the demo shop [CMS-22]', async () => {
  for (const { body } of shop.content) expect(await sanitiseDocument(body)).toEqual(body)
})

/** The pages that the calls of content know by name, and those that the shop itself shows or links to. */
const pages = [
  ...['account', 'account-profile', 'basecamp', 'cart', 'checkout', 'contact-us', 'error-4xx', 'gift-card'],
  ...[
    'order-confirmation',
    'promotions',
    'search',
    'sign-in-modal',
    'sign-up',
    'sign-up-modal',
    'store-locator',
    'westend',
  ],
  ...['home', 'global', 'error-5xx', 'privacy', 'sale-terms', 'returns', 'loyalty-terms', 'brand-terms', 'sms-terms'],
  ...['associate-discount-terms', 'returns-how-to-return'],
]
const others = ['menu main', 'footer main', 'popup newsletter', 'popup registration']

test.each(sites.flatMap(({ locales, features }) => locales.map((locale) => ({ locale, features }))))(
  'in $locale every page of the shop exists [CMS-01]',
  ({ locale, features }) => {
    const existing = new Set(
      shop.content.filter((row) => row.locale === locale).map((row) => `${row.doctype} ${row.slug}`),
    )
    const ofMembers = features.loyalty ? ['loyalty', 'loyalty-modal'] : []
    const due = [...others, ...[...pages, ...ofMembers].map((slug) => `page ${slug}`)]
    expect(due.filter((name) => !existing.has(name))).toEqual([])
    expect(existing.has('page loyalty')).toBe(features.loyalty)
  },
)

const listUrls = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(listUrls)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' ? [inner] : listUrls(inner),
  )
}

test('every link leads to a category, a product or a page of its locale, at the one address that the page has [RT-19]', () => {
  const sold = new Map(shop.products.map((product) => [product.id, product.row.slugs]))
  const categories = new Map(shop.categories.map((category) => [category.id, category]))
  const pages = new Set(
    shop.content
      .filter(({ doctype }) => doctype === 'page')
      .map(({ locale, slug, body }) => findPagePath(locale, { slug, parentSlug: (body as PageDocument).parentSlug })),
  )
  const ownPages = new Set([
    'account',
    'account/loyalty',
    'articles',
    'sets',
    'sign-up',
    'stores',
    'track-order',
    'warranty',
    'newsletter',
  ])
  const films = join(import.meta.dirname, '../../../../apps/web/public')
  const isThere = (url: string, locale: string): boolean => {
    if (url.startsWith('/media/')) return ['webm', 'mp4'].every((type) => existsSync(join(films, `${url}.${type}`)))
    const path = parseCategoryPath(url)
    if (path) return path.locale === locale && categories.get(path.id)?.slugs[locale] === path.slug
    const product = parseProductPath(url.split('?')[0] ?? '')
    if (product) return product.locale === locale && sold.get(product.id)?.[locale] === product.slug
    const [, start = '', ...rest] = url.split('/')
    if (start === locale && ownPages.has(rest.join('/'))) return true
    return start === locale && pages.has(url)
  }
  const dead = shop.content.flatMap(({ locale, body }) =>
    listUrls(body).filter((url) => url.startsWith('/') && !isThere(url, locale)),
  )
  expect(dead).toEqual([])
})

test('every picture is a known composition or a product in one of its colours', () => {
  const products = new Map(shop.products.map((product) => [product.id, product]))
  const isThere = (url: string): boolean => {
    const [, kind = '', name = ''] = /^(scene|product):(.+)$/.exec(url) ?? []
    if (kind === 'scene') return /^[a-z-]+@(16x7|4x5|1x1)$/.test(name) && (name.split('@')[0] ?? '') in compositions
    const [id = '', colour] = name.split('/')
    return products.get(id)?.colours.some((one) => one.id === colour) ?? false
  }
  const pictures = shop.content.flatMap(({ body }) => listUrls(body).filter((url) => !/^[/#]/.test(url)))
  expect(pictures.length).toBeGreaterThan(100)
  expect([...new Set(pictures)].filter((url) => !isThere(url))).toEqual([])
})

test.each(sites.flatMap(({ locales }) => locales))(
  'in %s the magazine has 24 articles of a readable length [CMS-17]',
  (locale) => {
    const articles = shop.content.filter((row) => row.doctype === 'article' && row.locale === locale)
    expect(articles).toHaveLength(24)
    for (const { slug, body } of articles) {
      const { blocks, media, tags } = ArticleDocument.parse(body)
      const words = blocks.flatMap(
        (block) =>
          ('richText' in block ? block.richText : undefined)
            ?.replace(/<[^>]+>/g, ' ')
            .split(/\s+/)
            .filter(Boolean) ?? [],
      )
      expect(words.length, slug).toBeGreaterThan(240)
      expect(words.length, slug).toBeLessThan(460)
      expect([tags.length > 0, media !== undefined], slug).toEqual([true, true])
    }
  },
)

test('compositions are those of the rendered scenes, with the models in them', async () => {
  // Imported by path, since this package may not import packages/pictures.
  const { SCENES } = await import(join(import.meta.dirname, '../../../pictures/src/scenes/list-scenes.ts'))
  const drawn = new Map<string, Set<string>>(
    SCENES.map(({ id, items }: { id: string; items: { model: string }[] }) => [
      id,
      new Set(items.map(({ model }) => model)),
    ]),
  )
  for (const [name, { models: own }] of Object.entries(compositions))
    expect(drawn.get(name), name).toEqual(new Set(own))
})

test('the documents of a shop of two models are complete', () => {
  const small = makeDemoShop({ sites, now: Date.now(), models: ['court-low', 'tee'], size: 'small' })
  for (const { doctype, body } of small.content) schemas[doctype as keyof typeof schemas].parse(body)
  expect(JSON.stringify(small.content)).not.toContain('category-canvas')
})
