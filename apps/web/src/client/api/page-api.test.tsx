import { afterEach, expect, test, vi } from 'vitest'
import { hasAreas } from '../../i18n/catalogues.ts'
import { pageApi } from './page-api.ts'

afterEach(() => vi.restoreAllMocks())

test('when a call is refused, the words for the refusal are there [ERR-02]', async () => {
  document.documentElement.dataset.locale = 'en-us'
  const errorDetails = [{ errorId: 'PRD404', message: 'Product not found.' }]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ errorDetails }, { status: 404 }))
  expect(hasAreas('en-us', ['errors'])).toBe(false)
  await expect(pageApi.call('products.inventory', { params: { productId: 'LHNONE0001' }, query: {} })).rejects.toThrow()
  expect(hasAreas('en-us', ['errors'])).toBe(true)
})
