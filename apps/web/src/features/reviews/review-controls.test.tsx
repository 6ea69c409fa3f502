import type { Product } from '@lacehouse/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { browserApi } from '../../client/api/browser-api.ts'
import { ReviewControls } from './review-controls.tsx'
import type { FirstReviews } from './review-types.ts'
import { useReviews } from './use-reviews.ts'

const option = (value: string) => ({
  id: value,
  value,
  label: `EU ${value}`,
  available: true,
  price: null,
  swatch: null,
})
const attributes: Product['attributes'] = [{ type: 'size', label: 'Size', options: [option('8'), option('9')] }]
const summary = { count: 6, average: 4, shares: [], fit: 'small', fitPosition: -0.6, withPhotos: 0, verified: 0 }
const list = { summary, reviews: [], total: 0, page: 1, pageSize: 10, translates: false }

function Controls({ first }: { readonly first: object }) {
  const reviews = useReviews('A', { list: first, language: 'en', questions: {} } as unknown as FirstReviews)
  return <ReviewControls reviews={reviews} language="en" attributes={attributes} />
}

afterEach(() => void vi.restoreAllMocks())

const show = (first: object) => showInShop(<Controls first={first} />, { areas: ['reviews', 'errors'] })

test('reviews are filtered by the fit and the size of their writers, together and back again [REV-01]', async () => {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValue(list as never)
  await show(list)
  const asked = () => (call.mock.lastCall?.[1] as { query?: object } | undefined)?.query
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Fit' }), 'Runs small')
  await expect.poll(asked).toMatchObject({ fit: 'small', language: 'en' })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Size' }), 'EU 9')
  await expect.poll(asked).toMatchObject({ fit: 'small', size: '9' })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Fit' }), 'Any fit')
  await expect.poll(asked).toEqual({ page: 1, sort: 'newest', language: 'en', size: '9' })
})

test('the fit is no filter while too few writers have named it [REV-01]', async () => {
  await show({ ...list, summary: { ...summary, fit: null, fitPosition: null } })
  await expect.element(page.getByRole('combobox', { name: 'Size' })).toBeVisible()
  expect(page.getByRole('combobox', { name: 'Fit' }).elements()).toEqual([])
})
