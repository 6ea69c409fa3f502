import { describe, expect, test } from 'vitest'
import { choosePopup, type PopupRules } from './choose-popup.ts'
import { type BodyDifference, compareBodies } from './compare-bodies.ts'
import { findContentState } from './find-content-state.ts'
import { listLinks, toLinkTarget } from './list-links.ts'
import { findAlternativeText, toPictureName } from './media-token.ts'
import { findVersionAt, type PublicationVersion, planPublication } from './plan-publication.ts'
import { isAuthorMessage, isPreviewMessage } from './preview-messages.ts'

describe('two versions of a document differ', () => {
  const changed = (path: string, before: unknown, after: unknown): BodyDifference => ({
    path,
    kind: 'changed',
    before,
    after,
  })
  test.each<[string, object, object, BodyDifference[]]>([
    ['in nothing where a field is missing from both', { a: undefined }, {}, []],
    ['in a field that was added', {}, { a: 1 }, [{ path: 'a', kind: 'added', after: 1 }]],
    ['in a field that was removed', { a: 1 }, {}, [{ path: 'a', kind: 'removed', before: 1 }]],
    ['in a field within a field', { a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, [changed('a.b', 1, 3)]],
    ['in a whole field where one is no object', { a: { b: 1 } }, { a: 'b' }, [changed('a', { b: 1 }, 'b')]],
    ['in a whole field where one is a list', { a: { b: 1 } }, { a: [1] }, [changed('a', { b: 1 }, [1])]],
    ['in a whole field where one is null', { a: null }, { a: { b: 1 } }, [changed('a', null, { b: 1 })]],
    ['in a list without ids as a whole', { a: [1, 2] }, { a: [1, 3] }, [changed('a', [1, 2], [1, 3])]],
    [
      'in a list of which one item has no id as a whole',
      { a: [{ id: 'x' }, 1] },
      { a: [{ id: 'x' }] },
      [changed('a', [{ id: 'x' }, 1], [{ id: 'x' }])],
    ],
    [
      'in a list whose ids are numbers as a whole',
      { a: [{ id: 1 }] },
      { a: [{ id: 2 }] },
      [changed('a', [{ id: 1 }], [{ id: 2 }])],
    ],
    [
      'in a list with an id twice as a whole',
      {
        a: [
          { id: 'x', b: 1 },
          { id: 'x', b: 2 },
        ],
      },
      { a: [{ id: 'x', b: 2 }] },
      [
        changed(
          'a',
          [
            { id: 'x', b: 1 },
            { id: 'x', b: 2 },
          ],
          [{ id: 'x', b: 2 }],
        ),
      ],
    ],
    [
      'in an item of a list by its id',
      { a: [{ id: 'x', b: 1 }] },
      { a: [{ id: 'x', b: 2 }] },
      [changed('a.[x].b', 1, 2)],
    ],
    [
      'not in the order where an item was only added before',
      { a: [{ id: 'x' }] },
      { a: [{ id: 'y' }, { id: 'x' }] },
      [{ path: 'a.[y]', kind: 'added', after: { id: 'y' } }],
    ],
  ])('%s', (_, before, after, differences) => {
    expect(compareBodies(before as Record<string, unknown>, after as Record<string, unknown>)).toEqual(differences)
  })
})

describe('the links of a document', () => {
  const media = (body: Record<string, unknown>) => listLinks(body).media
  const links = (body: Record<string, unknown>) => listLinks(body).links.map(({ path, value }) => [path, value])

  test.each([
    [
      'a picture with its alternative text',
      { kind: 'image', url: 'u', alt: 'a' },
      [{ path: 'field', url: 'u', alt: 'a' }],
    ],
    ['a picture without one', { kind: 'image', url: 'u', alt: 5 }, [{ path: 'field', url: 'u', alt: undefined }]],
    ['no picture without an address', { kind: 'image' }, []],
    ['no picture in a video', { kind: 'video', url: 'u' }, []],
  ])('leave %s', (_, field, expected) => {
    expect(media({ field })).toEqual(expected)
  })

  test('are in addresses and in markup, and in no other words', () => {
    const markup = '<a class="x" href="/en-us/a">a</a> <a href="">b</a>'
    expect(
      links({ titleHtml: markup, subtitleHtml: markup, title: markup, video: { kind: 'video', url: '/v' } }),
    ).toEqual([
      ...['titleHtml', 'titleHtml', 'subtitleHtml', 'subtitleHtml'].map((path, at) => [
        path,
        at % 2 === 0 ? '/en-us/a' : '',
      ]),
    ])
    expect(links({ url: '', a: null, b: 5, c: ['/en-us'], d: [{ url: '/en-us' }] })).toEqual([['d.0.url', '/en-us']])
  })

  test('to a product or a category have its id in lower case and no locale', () => {
    const { links: found } = listLinks({ productId: 'LH1', productIds: ['LH2'], categoryId: '11' })
    expect(found.map(({ path, target }) => [path, target])).toEqual([
      ['productId', { kind: 'document', doctype: 'product', slug: 'lh1', locale: null }],
      ['productIds.0', { kind: 'document', doctype: 'product', slug: 'lh2', locale: null }],
      ['categoryId', { kind: 'document', doctype: 'category', slug: '11', locale: null }],
    ])
  })

  test.each([
    ['http://example.com', 'external'],
    ['TEL:+49', 'external'],
    ['see https://example.com', 'invalid'],
    ['/en-us/articles', 'route'],
    ['/en-us/help', 'document'],
    ['/checkout', 'route'],
    ['/de-de/stores', 'route'],
    ['/en-us//', 'route'],
  ])('to %s are %s', (url, kind) => {
    expect(toLinkTarget(url).kind).toBe(kind)
  })
})

describe('the version that is published', () => {
  const version = (
    number: number,
    status: PublicationVersion['status'],
    publishAt: number | null,
    unpublishAt: number | null = null,
  ) => ({ number, status, publishAt, unpublishAt })
  test.each<[string, PublicationVersion[], number | null]>([
    ['is the one that began last', [version(1, 'published', 1), version(2, 'published', 5)], 2],
    ['is the newer one of two that began at once', [version(1, 'published', 5), version(2, 'scheduled', 5)], 2],
    ['begins at its moment', [version(1, 'published', 1), version(2, 'scheduled', 10)], 2],
    ['does not begin before it', [version(1, 'published', 1), version(2, 'scheduled', 11)], 1],
    [
      'ends at its moment, and the one before it returns',
      [version(1, 'published', 1), version(2, 'published', 5, 10)],
      1,
    ],
    ['lasts until then', [version(1, 'published', 1), version(2, 'published', 5, 11)], 2],
    ['is no draft, though it has a moment', [version(1, 'draft', 1)], null],
    ['is none that has no moment', [version(1, 'published', null)], null],
  ])('%s', (_, versions, number) => {
    expect(findVersionAt(versions, 10)?.number ?? null).toBe(number)
    expect(findVersionAt(versions.toReversed(), 10)?.number ?? null).toBe(number)
  })

  test('archives what it follows, also what was planned for the same moment and never shown', () => {
    const versions = [
      version(1, 'published', 1),
      version(2, 'scheduled', 10),
      version(3, 'scheduled', 10),
      version(4, 'scheduled', 11),
      version(5, 'draft', null),
    ]
    expect(planPublication(versions, 10)).toEqual({ toArchive: [1, 2], toPublish: 3 })
  })

  test.each([
    ['published', true, 'published'],
    ['published', false, 'published'],
    ['scheduled', false, 'scheduled'],
    ['draft', true, 'changed'],
    ['draft', false, 'draft'],
  ] as const)(
    'makes a document whose newest version is %s, with one published %s, %s',
    (newest, isPublished, state) => {
      expect(findContentState(newest, isPublished)).toBe(state)
    },
  )
})

test.each([
  ['C:\\pictures\\red_shoe-1.JPG', 'red shoe 1'],
  ['pictures/My  shoe.webp', 'My shoe'],
  ['shoe.v2.png', 'shoe.v2'],
  ['shoe', 'shoe'],
  ['.png', 'picture'],
  ['___', 'picture'],
  [`${'x'.repeat(119)} yy.png`, 'x'.repeat(119)],
])('the file %j becomes the picture %j', (file, name) => {
  expect(toPictureName(file)).toBe(name)
})

test.each([
  ['its own', { 'en-us': 'a', 'en-gb': 'b' }, 'en-gb', 'b'],
  ['another one of its language', { 'fr-fr': 'a', 'en-us': 'b' }, 'en-gb', 'b'],
  ['none of another language', { 'fr-fr': 'a' }, 'en-gb', null],
  ['none where there is none', {}, 'en-gb', null],
])('a picture has for a locale the words of %s', (_, alt, locale, words) => {
  expect(findAlternativeText(alt, locale)).toBe(words)
})

test.each([
  [{ from: 'preview' }, true, false],
  [{ from: 'author' }, false, true],
  [{ from: 'elsewhere' }, false, false],
  [{}, false, false],
  ['preview', false, false],
  [null, false, false],
  [undefined, false, false],
])('the message %j is of the preview %s, of the author %s', (data, isPreview, isAuthor) => {
  expect([isPreviewMessage(data), isAuthorMessage(data)]).toEqual([isPreview, isAuthor])
})

test.each([
  ['on every page without a rule', {}, '/en-us', true],
  ['below an address', { paths: ['/articles/news'] }, '/en-us/articles/news/today', true],
  ['not beside it', { paths: ['/articles/news'] }, '/en-us/articles/other', false],
  ['not where only the end is the same', { paths: ['/articles/news'] }, '/en-us/other/news', false],
  ['at no address that names nothing', { paths: ['/'] }, '/en-us/articles', false],
  ['not on other pages where it has addresses only', { paths: ['/articles'] }, '/en-us', false],
])('a pop-up opens %s [CMS-13]', (_, rules, path, opens) => {
  const popup: PopupRules = { slug: 'a', kind: 'generic', ...rules }
  const visit = { path, isSignedIn: false, closed: new Set<string>() }
  expect(choosePopup([popup], visit)).toBe(opens ? popup : null)
})
