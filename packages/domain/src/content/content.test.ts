import { expect, test } from 'vitest'
import { compareBodies } from './compare-bodies.ts'
import type { ContentStatus } from './document-types.ts'
import { findContentState } from './find-content-state.ts'
import { listLinks, toLinkTarget } from './list-links.ts'
import { findVersionAt, planPublication } from './plan-publication.ts'
import { searchArticles } from './search-articles.ts'

type Row = readonly [number: number, status: ContentStatus, publishAt: number | null, unpublishAt?: number]
const toVersions = (rows: readonly Row[]) =>
  rows.map(([number, status, publishAt, unpublishAt = null]) => ({ number, status, publishAt, unpublishAt }))

const campaign: readonly Row[] = [
  [1, 'archived', 0],
  [2, 'published', 10],
  [3, 'scheduled', 20, 30],
  [4, 'scheduled', 25, 28],
  [5, 'draft', null],
]

test.for([
  [-1, null],
  [0, 1],
  [10, 2],
  [20, 3],
  [25, 4],
  [28, 3],
  [30, 2],
] as const)(
  'at %i the version %s holds: the latest period that contains it, and the one before at its end [CMS-21]',
  ([at, expected]) => {
    expect(findVersionAt(toVersions(campaign), at)?.number ?? null).toBe(expected)
  },
)

test.for<[string, readonly Row[], number, readonly number[], number | null]>([
  ['nothing is due', campaign, 19, [], null],
  ['a schedule begins', campaign, 20, [2], 3],
  ['two schedules passed while the shop was stopped', campaign, 40, [3, 4], null],
  [
    'a campaign ends and the page before returns',
    [
      [1, 'archived', 0],
      [2, 'published', 5, 9],
    ],
    9,
    [2],
    1,
  ],
  ['a document ends', [[1, 'published', 0, 9]], 9, [1], null],
  ['a draft alone', [[1, 'draft', null]], 9, [], null],
])(
  '%s: the plan archives and publishes what changed, and is empty afterwards',
  ([, rows, now, toArchive, toPublish]) => {
    const versions = toVersions(rows)
    expect(planPublication(versions, now)).toEqual({ toArchive, toPublish })
    const applied = versions.map((version) => {
      if (toArchive.includes(version.number)) return { ...version, status: 'archived' as const }
      return version.number === toPublish ? { ...version, status: 'published' as const } : version
    })
    expect(planPublication(applied, now)).toEqual({ toArchive: [], toPublish: null })
  },
)

test('a document is changed where a newer draft stands beside what is published', () => {
  expect(findContentState('draft', true)).toBe('changed')
  expect([findContentState('draft', false), findContentState('scheduled', true)]).toEqual(['draft', 'scheduled'])
  expect([findContentState('archived', true), findContentState('archived', false)]).toEqual(['published', 'archived'])
})

test('a moved block is one difference, and a block that was added or removed is one each', () => {
  const block = (id: string, title = id) => ({ id, title })
  const before = { title: 'A', tags: ['x'], blocks: [block('a'), block('b'), block('c')] }
  const after = { title: 'A', tags: ['y'], blocks: [block('b'), block('a', 'new'), block('d')] }
  expect(compareBodies(before, after)).toEqual([
    { path: 'tags', kind: 'changed', before: ['x'], after: ['y'] },
    { path: 'blocks.[a].title', kind: 'changed', before: 'a', after: 'new' },
    { path: 'blocks.[c]', kind: 'removed', before: block('c') },
    { path: 'blocks.[d]', kind: 'added', after: block('d') },
    { path: 'blocks', kind: 'moved', before: ['a', 'b'], after: ['b', 'a'] },
  ])
  expect(compareBodies(after, after)).toEqual([])
})

test.for([
  ['/en-us/help/returns', 'page/returns'],
  ['/en-us/about/team?x=1#y', 'page/about-team'],
  ['/en-us/p/court-low-LHTEST0001', 'product/lhtest0001'],
  ['/en-us/c/women-sneakers-1110', 'category/1110'],
  ['/en-us/articles/first-run', 'article/first-run'],
  ['/en-us/cart', 'route'],
  ['/en-us', 'route'],
  ['#top', 'route'],
  ['/cart', 'route'],
  ['/about', 'invalid'],
  ['about', 'invalid'],
  ['//example.com', 'invalid'],
  ['https://example.com', 'external'],
  ['mailto:help@lacehouse.test', 'external'],
] as const)('%s leads to %s', ([url, expected]) => {
  const target = toLinkTarget(url)
  expect(target.kind === 'document' ? `${target.doctype}/${target.slug}` : target.kind).toBe(expected)
})

test('links are found in targets, markup and references by id, and the address of a picture is none', () => {
  const media = { sm: { kind: 'image', url: 'scene:a@4x5' } }
  const { links, media: pictures } = listLinks({
    blocks: [
      { media, targets: [{ text: 'A', url: '/en-us/cart' }], richText: '<p><a href="/en-us/about">b</a></p>' },
      { productId: 'LHTEST0001', productIds: ['LHTEST0002'], categoryId: '1110', fragmentId: 'teaser' },
    ],
  })
  expect(links.map(({ path, value }) => `${path} ${value}`)).toEqual([
    'blocks.0.targets.0.url /en-us/cart',
    'blocks.0.richText /en-us/about',
    'blocks.1.productId LHTEST0001',
    'blocks.1.productIds.0 LHTEST0002',
    'blocks.1.categoryId 1110',
    'blocks.1.fragmentId teaser',
  ])
  expect(pictures).toEqual([{ path: 'blocks.0.media.sm', url: 'scene:a@4x5', alt: undefined }])
})

test('words of a search are found without their accents and by their beginning; the newest article is first [CMS-04]', () => {
  const articles = [
    { slug: 'b', title: 'Première course', date: '2026-01-01', tags: [{ id: 'run', title: 'Course' }] },
    { slug: 'a', title: 'Laver', description: 'après la course', date: '2026-01-01', tags: [] },
    { slug: 'c', title: 'Laver encore', date: '2026-02-01', tags: [{ id: 'care', title: 'Entretien' }] },
  ]
  const slugs = (text: string, tags: readonly string[] = []) =>
    searchArticles(articles, { text, tags, offset: 0, limit: 9 }).documents.map(({ slug }) => slug)
  expect(slugs('')).toEqual(['c', 'a', 'b'])
  expect(slugs('premiere cour')).toEqual(['b'])
  expect(slugs('COURSE')).toEqual(['a', 'b'])
  expect(slugs('course', ['run', 'care'])).toEqual(['b'])
})
