import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { PointsHistory } from './points-history.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)
const list = (count: number) => ({
  entries: Array.from({ length: count }, () => ({ kind: 'earned', points: 10, date: '2026-11-01T00:00:00Z' })),
  total: 11,
})

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('entries stay above the error where the next ones cannot be loaded, and another attempt loads them', async () => {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValueOnce(list(10) as never)
  await showInShop(<PointsHistory />, { areas: ['common', 'profile'] })
  call.mockRejectedValueOnce(new ApiError({ status: 500, details: [], correlationId: 'c' }))
  await page.getByRole('button', { name: words('profile.points.more') }).click()
  await expect.element(page.getByText(words('profile.points.notLoaded'))).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(10)
  call.mockResolvedValueOnce(list(1) as never)
  await page.getByRole('button', { name: words('common.retry') }).click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(11)
  expect(call).toHaveBeenLastCalledWith('loyalty.listPoints', { query: { start: 10, count: 10 } })
})
