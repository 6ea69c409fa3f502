import type { Facet, ProductSearchReply } from '@lacehouse/contracts'
import { emptyListingQuery, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { rememberSize } from '../../client/products/my-sizes.ts'
import { saveFavouriteStore } from '../../client/stores/favourite-store.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'

const toValue = (value: string, label: string, count: number) => ({ value, label, count, selected: false })
const sizes: Facet = { key: 'size', label: 'Size', values: [toValue('8.5', '8.5', 4), toValue('9', '9', 7)] }
const womens: Facet = { ...sizes, audience: 'women' }
const stores: Facet = {
  ...{ key: 'store', label: 'In your store' },
  values: [toValue('us-1', 'Lacehouse SoHo', 12), toValue('us-2', 'Lacehouse Back Bay', 3)],
}

let latest: ListingQuery = emptyListingQuery

function Panel({
  facets,
  first = emptyListingQuery,
}: {
  readonly facets: readonly Facet[]
  readonly first?: ListingQuery
}) {
  const [query, setQuery] = useState(first)
  latest = query
  const listing = { facets, total: 12, price: { min: 1, max: 1, currency: 'USD' } } as unknown as ProductSearchReply
  const choice = {
    ...{ query, path: '/list', isWaiting: false, toHref: () => '#next' },
    choose: (change: (before: ListingQuery) => ListingQuery) => setQuery(change),
  }
  return (
    <>
      <ChosenFilters listing={listing} choice={choice} />
      <FilterPanel listing={listing} choice={choice} />
    </>
  )
}

const show = (facets: readonly Facet[], first?: ListingQuery) =>
  showInShop(<Panel facets={facets} {...(first && { first })} />, { areas: ['common', 'listing'] })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test('the remembered size is one choice of the size filter, which its box follows [CAT-05]', async () => {
  rememberSize({ sizeChart: 'footwear', audience: 'women' }, '8.5')
  await show([womens])
  const mine = page.getByRole('checkbox', { name: 'My size (8.5)' })
  await mine.click()
  expect(latest.facets.size).toEqual(['8.5'])
  await expect.element(page.getByRole('checkbox', { name: '8.5, 4 products' })).toBeChecked()
  await mine.click()
  expect(latest.facets).toEqual({})
})

test('a list of several wearers does not take the number of other wearers for the shopper’s [CAT-05]', async () => {
  rememberSize({ sizeChart: 'footwear', audience: 'women' }, '8.5')
  await show([sizes])
  await expect.element(page.getByRole('checkbox', { name: 'My size first' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'My size (8.5)' })).not.toBeInTheDocument()
})

test('own sizes are put first with their wearers in the address, and a chip takes that back [CAT-05]', async () => {
  rememberSize({ sizeChart: 'footwear', audience: 'women' }, '8.5')
  rememberSize({ sizeChart: 'apparel', audience: 'women' } as never, 'M')
  await show([womens])
  await expect.element(page.getByRole('link', { name: 'Remove filter My size first' })).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'My size first' }).click()
  expect(latest.mySizes).toEqual(['8.5-women', 'M'])
  await expect.element(page.getByRole('link', { name: 'Remove filter My size first' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('without a remembered size nothing speaks of one [CAT-05]', async () => {
  await show([womens])
  await expect.element(page.getByRole('checkbox', { name: '9, 7 products' })).toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: /My size/ })).not.toBeInTheDocument()
})

test('the favourite store is a choice with its count, and no other store is [STO-03]', async () => {
  saveFavouriteStore({ id: 'us-1', name: 'Lacehouse SoHo' })
  await show([stores])
  await page.getByRole('checkbox', { name: 'In Lacehouse SoHo today, 12 products' }).click()
  expect(latest.facets.store).toEqual(['us-1'])
  await expect.element(page.getByRole('checkbox', { name: /Back Bay/ })).not.toBeInTheDocument()
})

test('a favourite store that has nothing of the list cannot be chosen [STO-03]', async () => {
  saveFavouriteStore({ id: 'us-9', name: 'Lacehouse Far Away' })
  await show([stores])
  await expect.element(page.getByRole('checkbox', { name: 'In Lacehouse Far Away today, 0 products' })).toBeDisabled()
})

test('a store of the address is chosen without a favourite one, which can be chosen then [STO-03]', async () => {
  await show([stores], { ...emptyListingQuery, facets: { store: ['us-2'] } })
  await expect.element(page.getByRole('checkbox', { name: 'In Lacehouse Back Bay today, 3 products' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Today in your store' })).toBeVisible()
})
