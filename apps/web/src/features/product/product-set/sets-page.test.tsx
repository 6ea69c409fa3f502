import { formatMessage } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { SetsPage } from './sets-page.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const image = (nth: number) => ({ url: `/i/test/${nth}`, alt: '', view: 'side', width: 800, height: 1000 })
const price = { lowOriginal: 60, highOriginal: 60, lowCurrent: 60, highCurrent: 60 }
const toSet = (nth: number) => ({
  ...{ id: `LHSET0000${nth}`, name: `Set ${nth}`, url: `/en-us/p/set-LHSET0000${nth}`, currency: 'USD', price },
  ...{ count: 3, images: [1, 2, 3].map((view) => image(nth * 10 + view)) },
})
const areas = ['common', 'related'] as const

test('each set has a link to its page, its price and the number of its products; further pages are links [CAT-03]', async () => {
  await showInShop(<SetsPage sets={[toSet(1), toSet(2)]} total={5} page={1} size={2} />, { areas })
  await expect.element(page.getByRole('article')).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'Set 2' })).toHaveAttribute('href', '/en-us/p/set-LHSET00002')
  await expect.element(page.getByText('3 items').first()).toBeVisible()
  const pages = page.getByRole('navigation', { name: words('related.sets.title') })
  await expect
    .element(pages.getByRole('link', { name: words('common.pagination.last') }))
    .toHaveAttribute('href', '/en-us/sets?page=3')
})

test('without a set the page says so and leads on [CAT-03]', async () => {
  await showInShop(<SetsPage sets={[]} total={0} page={1} size={24} />, { areas })
  await expect.element(page.getByText(words('related.sets.empty'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words('related.sets.emptyAction') }))
    .toHaveAttribute('href', '/en-us/search?sort=newest')
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})
