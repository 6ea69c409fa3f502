import type { ProductSearchReply } from '@lacehouse/contracts'
import { emptyListingQuery } from '@lacehouse/domain/search/listing-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import type { ListingChoice } from '../use-listing-query.ts'
import { FiltersDialog } from './filters-dialog.tsx'

const listing = {
  facets: [],
  total: 12,
  price: { min: 1, max: 1, currency: 'USD' },
} as unknown as ProductSearchReply

const show = (change: Partial<ListingChoice>) => {
  const resolve = vi.fn()
  const clear = vi.fn()
  const choice = { path: '/list', query: emptyListingQuery, isWaiting: false, toHref: () => '#', choose: vi.fn() }
  showInShop(
    <FiltersDialog args={{ listing, choice: { ...choice, ...change }, clear }} resolve={resolve} dismiss={vi.fn()} />,
    { areas: ['common', 'listing'] },
  )
  return { resolve, clear }
}

test('the number of products stands on the button that leads to them', async () => {
  const { resolve } = show({})
  await page.getByRole('button', { name: 'Show 12 results' }).last().click()
  expect(resolve).toHaveBeenCalledOnce()
})

test('a press while a choice is on its way closes the filters, and no outdated number is shown', async () => {
  const { resolve } = show({ isWaiting: true })
  await page.getByRole('button', { name: 'Show results', exact: true }).click()
  expect(resolve).toHaveBeenCalledOnce()
})

test('filters are cleared where some are chosen', async () => {
  const { clear } = show({ query: { ...emptyListingQuery, facets: { type: ['sneakers'] } } })
  await page.getByRole('button', { name: 'Clear all' }).click()
  expect(clear).toHaveBeenCalledOnce()
})
