import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { browserApi } from '../../../client/api/browser-api.ts'
import { StockNoticeForm } from './stock-notice-form.tsx'

afterEach(() => vi.restoreAllMocks())

test('who has asked for a mail takes it back at the same place, with the same address [CAT-07]', async () => {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValue({ productId: 'V1' } as never)
  await showInShop(<StockNoticeForm variantId="V1" />, { areas: ['common', 'stock', 'errors'] })
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Send me one mail' }).click()
  await expect.element(page.getByText('We’ll write to ada@example.com once', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Don’t notify me after all' }).click()
  await expect.element(page.getByText('We won’t write to you about this size', { exact: false })).toBeVisible()
  const body = { productId: 'V1', email: 'ada@example.com' }
  expect(call.mock.calls).toEqual([
    ['products.requestStockNotice', { body }],
    ['products.takeStockNoticeBack', { body }],
  ])
})
