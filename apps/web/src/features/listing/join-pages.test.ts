import type { ProductTile } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { dropRepeatedProducts, joinPages, type ListedPage } from './join-pages.ts'

const tile = (id: string) => ({ id }) as ProductTile
const page = (number: number, ...ids: string[]): ListedPage => ({ page: number, products: ids.map(tile) })
const shown = (pages: readonly ListedPage[]) => dropRepeatedProducts(pages).flatMap(({ products }) => products)
const numbers = (pages: readonly ListedPage[]) => pages.map((one) => one.page)

test.each([
  [[], 3, [3]],
  [[1], 2, [1, 2]],
  [[2, 3], 1, [1, 2, 3]],
  [[1, 2], 2, [1, 2]],
  [[1, 2], 5, [5]],
])('to the pages %j page %i is added where it touches them, so that the list has no gap', (known, next, expected) => {
  expect(
    numbers(
      joinPages(
        known.map((number) => page(number)),
        page(next),
      ),
    ),
  ).toEqual(expected)
})

test('a page that is fetched again replaces its older version', () => {
  expect(shown(joinPages([page(1, 'a')], page(1, 'b'))).map(({ id }) => id)).toEqual(['b'])
})

test('a product that moved to the next page between two fetches is shown once', () => {
  expect(shown([page(1, 'a', 'b'), page(2, 'b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
