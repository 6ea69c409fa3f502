import { expect, test } from 'vitest'
import { listBreadcrumbs, listPath, toCategoryTree } from './category-tree.ts'
import type { CategoryRecord } from './product-record.ts'

const category = (id: string, parentId: string | null, names: Record<string, string> = {}, slugs = names) =>
  ({ id, parentId, names, slugs, descriptions: {}, position: 1 }) satisfies CategoryRecord

const categories = [
  category('1000', null, { 'en-us': 'Shoes', 'de-de': 'Schuhe' }, { 'en-us': 'shoes', 'de-de': 'schuhe' }),
  category('1100', '1000', { 'en-us': 'Boots' }, { 'en-us': 'boots' }),
  category('1110', '1100'),
  category('2000', null, { 'en-us': 'Apparel' }, { 'en-us': 'apparel' }),
  category('9000', '9999', { 'en-us': 'Orphan' }),
]

test('the tree has the words of the locale, else English ones, and a category without words its number', () => {
  expect(toCategoryTree(categories, 'de-de')).toEqual([
    {
      ...{ id: '1000', name: 'Schuhe', url: '/de-de/c/schuhe-1000' },
      children: [
        {
          ...{ id: '1100', name: 'Boots', url: '/de-de/c/boots-1100' },
          children: [{ id: '1110', name: '1110', url: '/de-de/c/c-1110', children: [] }],
        },
      ],
    },
    { id: '2000', name: 'Apparel', url: '/de-de/c/apparel-2000', children: [] },
  ])
})

test('the breadcrumbs are the longest of the paths, the root first; an unknown category has none', () => {
  const idsOf = (...ids: string[]) => listBreadcrumbs(categories, ids, 'en-us').map(({ id }) => id)
  expect(idsOf('2000', '1110', '1100')).toEqual(['1000', '1100', '1110'])
  expect(idsOf('2000', '1000')).toEqual(['2000'])
  expect([idsOf(), idsOf('7777')]).toEqual([[], []])
  expect(listPath(categories, '9000').map(({ id }) => id)).toEqual(['9000'])
})
