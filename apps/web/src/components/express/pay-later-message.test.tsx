import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { PayLaterMessage } from './pay-later-message.tsx'

test.each([
  [90, 'product', 'or 3 payments of $30.00 with Klarna'],
  [90, 'cart', 'or 3 payments of $30.00 with Klarna'],
  [110, 'product', 'or 3 payments with Klarna: $36.68 + $36.66 + $36.66'],
  [110, 'cart', 'or 3 payments with Klarna: $36.68 + $36.66 + $36.66'],
] as const)('%d dollars on the page of a %s are %s [PAY-06]', async (amount, area, words) => {
  await showInShop(<PayLaterMessage amount={amount} currency="USD" area={area} />, { areas: ['common', area] })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
