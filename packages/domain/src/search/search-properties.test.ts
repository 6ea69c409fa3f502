import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCategoryPath, parseProductPath } from '../page/parse-page-path.ts'
import { preservedQuery, withPreservedQuery } from '../page/preserved-query.ts'
import { paginate } from '../pagination/paginate.ts'
import { redactUrl } from '../url/redact-url.ts'
import { categoryPath, favouritesPath, homePath, productPath } from '../url/shop-paths.ts'
import { slugify } from '../url/slugify.ts'
import { foldText } from './fold-text.ts'
import { formatListingQuery } from './format-listing-query.ts'
import {
  clearFacet,
  clearFilters,
  emptyListingQuery,
  hasFilters,
  listChosenFacets,
  toggleFacet,
} from './listing-query.ts'
import { type ListingQueryProblem, parseListingQuery } from './parse-listing-query.ts'
import { parseProductNumber } from './parse-product-number.ts'

const seed = { seed: 20_261_122 }

describe('the address of a listing, at its limits', () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`).join(',')
  const long = (count: number) => 'x'.repeat(count)

  test.each<[string, string, string, ListingQueryProblem]>([
    ['a text', `q=${long(200)}`, `q=${long(201)}`, 'text'],
    ['a page', 'page=99999', 'page=100000', 'page'],
    ['a first page', 'page=1', 'page=0', 'page'],
    ['a price', 'price=0-9999999', 'price=0-10000000', 'price'],
    ['a price range', 'price=50-50', 'price=51-50', 'price'],
    ['the values of a facet', `color=${values(40)}`, `color=${values(41)}`, 'facet'],
    ['a facet’s value', `color=${long(60)}`, `color=${long(61)}`, 'facet'],
    ['a category', 'category=1234', 'category=123', 'category'],
    ['a long category', 'category=1234567890', 'category=12345678901', 'category'],
    ['a page size', 'pageSize=96', 'pageSize=97', 'pageSize'],
  ])('%s is accepted there and refused beyond', (_, inside, outside, reason) => {
    expect(parseListingQuery(inside).ok).toBe(true)
    expect(parseListingQuery(outside)).toMatchObject({ ok: false, reason })
  })

  test('is the same for facets that are named twice, in several parameters and in any order', () => {
    const formatted = [
      'color=red,blue&size=42',
      'size=42&color=blue&color=red',
      'color=blue,red,blue&size=42&utm_x=1',
    ].map((text) => {
      const parsed = parseListingQuery(text)
      return parsed.ok ? formatListingQuery(parsed.query) : parsed.reason
    })
    expect(new Set(formatted)).toEqual(new Set(['?size=42&color=blue,red']))
  })

  test('toggled twice is the first page of what it was, and cleared has no filters', () => {
    const chosen = fc.tuple(fc.constantFrom('color', 'size', 'offer' as const), fc.constantFrom('a', 'b', 'c'))
    fc.assert(
      fc.property(fc.array(chosen), chosen, (before, [facet, value]) => {
        const query = before.reduce((some, [name, one]) => toggleFacet(some, name as 'color', one), {
          ...emptyListingQuery,
          page: 7,
          text: 'shoe',
        })
        const back = toggleFacet(toggleFacet(query, facet as 'color', value), facet as 'color', value)
        expect(back).toEqual({ ...query, page: 1 })
        expect(listChosenFacets(clearFacet(query, facet as 'color')).some((one) => one.facet === facet)).toBe(false)
        const cleared = clearFilters({ ...query, price: { min: 1, max: null } })
        expect([hasFilters(cleared), cleared.text, cleared.page]).toEqual([false, 'shoe', 1])
      }),
      seed,
    )
  })
})

describe('a folded text', () => {
  test('is folded once for all, and case, accents and spaces around it make no difference', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text)
        expect(foldText(folded)).toBe(folded)
        expect(foldText(`  ${text}!`)).toBe(folded)
        expect(folded).not.toMatch(/^ | {2}| $/)
      }),
      seed,
    )
    expect(['Straße', 'STRASSE', 'strasse'].map(foldText)).toEqual(['strasse', 'strasse', 'strasse'])
    expect(['Cœur', 'cœur', 'COEUR'].map(foldText)).toEqual(['coeur', 'coeur', 'coeur'])
  })
})

describe('a part of an address', () => {
  test('made of any text has small letters, digits and single hyphens, and stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en-us', 'de-de', 'fr-ca'), (text, locale) => {
        const slug = slugify(text, locale)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugify(slug, locale)).toBe(slug)
      }),
      seed,
    )
  })

  test.each([
    ['de-de', 'Füße & Söhne', 'fuesse-soehne'],
    ['en-us', 'Füße & Söhne', 'fusse-sohne'],
    ['nl-nl', 'IJsbeer Ĳ', 'ijsbeer-ij'],
    ['fr-fr', 'L’Été d’Œuvre', 'lete-doeuvre'],
    ['en-us', '---', ''],
  ])('in %s made of %j is %j', (locale, text, slug) => {
    expect(slugify(text, locale)).toBe(slug)
  })
})

describe('the path of a page', () => {
  const slug = fc
    .array(fc.string({ unit: fc.constantFrom('a', 'z', '3'), minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.join('-'))
  const digits = (from: number, to: number) =>
    fc.string({ unit: fc.constantFrom('1', '2', '9'), minLength: from, maxLength: to })

  test('of a product or a category is read back from what is written', () => {
    fc.assert(
      fc.property(slug, digits(8, 11), digits(4, 10), (name, id, category) => {
        expect(parseProductPath(productPath('fr-ca', name, id))).toMatchObject({
          locale: 'fr-ca',
          slug: name,
          id,
          isAlternate: false,
        })
        expect(parseCategoryPath(categoryPath('fr-ca', name, category))).toMatchObject({
          slug: name,
          id: category,
          isAlternate: false,
        })
        expect(parseProductPath(categoryPath('fr-ca', name, category))).toBeNull()
        expect(parseCategoryPath(productPath('fr-ca', name, id))).toBeNull()
      }),
      seed,
    )
  })

  test.each([
    ['en-us', '/en-us/favorites'],
    ['en-gb', '/en-gb/favourites'],
    ['fr-ca', '/fr-ca/favourites'],
  ])('of favourites in %s is %s', (locale, path) => {
    expect(favouritesPath(locale)).toBe(path)
    expect(path.startsWith(homePath(locale))).toBe(true)
  })
})

test('a link gets each kept parameter once, keeps its own, and gets no other [RT-06]', () => {
  const parameter = fc.constantFrom('siteId', 'cms', 'preview', 'enrollment_marketing_source', 'utm', 'q')
  const query = fc.dictionary(parameter, fc.string({ unit: fc.constantFrom('a', '&', '=', '#', 'é', ' ') }))
  fc.assert(
    fc.property(query, query, (own, current) => {
      const link = `/en-us/cart?${new URLSearchParams(own)}#part`
      const once = withPreservedQuery(link, `/x?${new URLSearchParams(current)}`)
      expect(withPreservedQuery(once, `/x?${new URLSearchParams(current)}`)).toBe(once)
      const preserved = Object.fromEntries(preservedQuery(`?${new URLSearchParams(current)}`))
      const found = Object.fromEntries(new URL(once, 'https://shop.test').searchParams)
      expect(found).toEqual({ ...preserved, ...own })
      expect(once.endsWith('#part')).toBe(true)
    }),
    seed,
  )
})

describe('the page controls', () => {
  test('have all pages once where they fit, and lead from each page to the next and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -2, max: 80 }),
        (total, size, wanted) => {
          const { page, pageCount, next, previous, steps } = paginate({ total, size, page: wanted })
          const pages = steps.flatMap((step) => (step.kind === 'page' ? [step.page] : []))
          expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
          if (pageCount <= 5) expect(pages).toHaveLength(pageCount)
          expect(pages.length).toBeLessThanOrEqual(9)
          if (next !== null) expect(paginate({ total, size, page: next }).previous).toBe(page)
          if (previous !== null) expect(paginate({ total, size, page: previous }).next).toBe(page)
        },
      ),
      seed,
    )
  })
})

describe('the address of a request in a log', () => {
  const secret = fc.constantFrom(
    'st',
    'code',
    'pin',
    'Email',
    'PASSWORD',
    'access_token',
    'clientSecret',
    'apiKey',
    'usid',
    'PayerID',
  )

  test('never has the value of a secret parameter, wherever it stands and however its name is escaped', () => {
    fc.assert(
      fc.property(secret, fc.boolean(), fc.boolean(), (name, isEscaped, isFirst) => {
        const escaped = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`
        const pair = `${isEscaped ? escaped : name}=hunter2`
        const written = redactUrl(`/a/b?${isFirst ? `${pair}&page=2` : `page=2&${pair}`}`)
        expect(written).not.toContain('hunter2')
        expect(written).toContain('page=2')
        expect(redactUrl(written)).toBe(written)
      }),
      seed,
    )
  })

  test.each([
    ['/a?pin', '/a?pin'],
    ['/a?pinned=1', '/a?pinned=1'],
    ['/a?', '/a?'],
    ['/a\nb', '/a b'],
  ])('%j is written %j', (url, written) => {
    expect(redactUrl(url)).toBe(written)
  })

  test('has 500 characters at most', () => {
    expect([499, 500, 501].map((length) => redactUrl(`/${'x'.repeat(length - 1)}`).length)).toEqual([499, 500, 500])
  })
})

test.each([
  ['LHBDDBF987', 'LHBDDBF987'],
  [' lhbddbf987 ', 'LHBDDBF987'],
  ['lhbddbf987-fog-42', 'LHBDDBF987'],
  ['a234567', null],
  ['a2345678', 'A2345678'],
  ['a2345678901', 'A2345678901'],
  ['a23456789012', null],
  ['trainers', null],
  ['lhbddbf987 fog', null],
  ['', null],
])('the text %j names the product %s', (text, number) => {
  expect(parseProductNumber(text)).toBe(number)
})
