import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { OrderReturns } from './order-returns.tsx'

const show = (withdrawnAt?: string) =>
  showInShop(<OrderReturns record={{ order: { items: [] }, returns: [], withdrawnAt } as unknown as OrderRecord} />, {
    areas: ['orders', 'order', 'common'],
  })
const notice = page.getByRole('status').filter({ hasText: 'We received your withdrawal' })

test('an order says on which day a withdrawal from its contract was declared', async () => {
  await show('2026-11-20T10:00:00Z')
  await expect.element(notice).toBeVisible()
  expect(notice.element().textContent).toMatch(/November\s20,\s2026/)
})

test('an order without a withdrawal says nothing of one', async () => {
  await show()
  await expect.element(notice).not.toBeInTheDocument()
})
