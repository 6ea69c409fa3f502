import type { ArticleGridBlock } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import '../../brands/shop.css'
import { ArticleGrid } from './article-grid.tsx'

const block: ArticleGridBlock = {
  id: 'g1',
  type: 'article-grid',
  title: 'From our magazine',
  tags: ['care'],
  textLink: { text: 'All articles', url: '/en-us/articles' },
}

afterEach(() => vi.restoreAllMocks())

/** Answers the search with as many articles as are asked for, of a number of articles, and returns the asked queries. */
function answerFrom(total: number) {
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), location.href)
    if (!pathname.endsWith('/articles')) return Response.json({})
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)))
    asked.push(`${searchParams.get('tags')} ${offset} ${limit}`)
    const numbers = Array.from(
      { length: Math.min(limit ?? 0, total - (offset ?? 0)) },
      (_, index) => index + (offset ?? 0),
    )
    const documents = numbers.map((number) => ({
      ...{ id: `a${number}`, slug: `article-${number}`, title: `Article ${number}`, date: '2025-09-24', tags: [] },
    }))
    return Response.json({ facets: [], documents, numFound: total })
  })
  return asked
}

const show = () =>
  showInShop(<ArticleGrid block={block} tiles={{}} priority={false} />, { areas: ['common'], address: '/en-us' })
const cards = () => page.getByRole('article').elements().length

test('a grid shows three articles with its tags, then twelve more at a time while there are more [CMS-17]', async () => {
  const asked = answerFrom(20)
  await show()
  await expect.poll(cards, { timeout: seconds(20) }).toBe(3)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(cards, { timeout: seconds(20) }).toBe(15)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(cards, { timeout: seconds(20) }).toBe(20)
  expect(page.getByRole('button', { name: 'Load more' }).query()).toBeNull()
  expect(asked).toEqual(['care 0 3', 'care 3 12', 'care 15 12'])
  await expect
    .element(page.getByRole('link', { name: 'Article 7' }))
    .toHaveAttribute('href', '/en-us/articles/article-7')
})

test('a grid holds the place of its articles free and leads to all of them before they are there [CMS-17]', async () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined))
  await show()
  await expect.element(page.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/en-us/articles')
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(3)
})
