import { formatMessage } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { SearchBox } from './search-box.tsx'

test.each([
  ['/en-us/search?q=boot', 'boot'],
  ['/en-us/search', ''],
  ['/en-us/help/delivery?q=boot', ''],
])('at %s the search field shows %j', async (address, shown) => {
  await showInShop(<SearchBox />, { areas: ['navigation'], address })
  const field = page.getByRole('searchbox', { name: formatMessage('en-us', 'navigation.search.label') })
  await expect.element(field).toHaveValue(shown)
})
