import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { PaymentLines } from './payment-lines.tsx'

const giftCard = (last4: string) => ({ code: 'GIFT_CARD', label: 'Gift card', amount: 25, additionalData: { last4 } })

afterEach(() => vi.restoreAllMocks())

test('two gift cards that paid the same amount are both listed', async () => {
  const logged = vi.spyOn(console, 'error')
  await showInShop(<PaymentLines payments={[giftCard('8800'), giftCard('8801')]} currency="USD" />, {
    areas: ['common', 'order', 'payment'],
  })
  await expect.element(page.getByText(/8800/)).toBeVisible()
  await expect.element(page.getByText(/8801/)).toBeVisible()
  expect(logged.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([])
})
