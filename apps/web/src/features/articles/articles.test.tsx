import type { ArticleSummary } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import '../../brands/shop.css'
import { ArticlesPage } from './articles-page.tsx'

const article = (number: number): ArticleSummary => ({
  id: `a${number}`,
  slug: `article-${number}`,
  title: `Article ${number}`,
  date: '2025-09-24',
  tags: [{ id: 'care', title: 'Care' }],
})
const articles = [1, 2, 3].map(article)
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `tag-${index}`, title: `Subject ${index}`, count: count - index }))

type Shown = { readonly total?: number; readonly facets?: number; readonly tags?: readonly string[] }

async function show({ total = 24, facets = 3, tags = [] }: Shown, width = 1280) {
  await page.viewport(width, 900)
  const part = <ArticlesPage articles={articles} facets={list(facets)} total={total} query={{ tags, page: 1 }} />
  await showInShop(part, { areas: ['common', 'articles', 'navigation'], address: '/en-us/articles' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const visibleFacets = () =>
  page
    .getByRole('link', { name: /^Subject/ })
    .elements()
    .filter((link) => link.checkVisibility()).length

test.each([
  [390, 4],
  [820, 10],
  [1280, 20],
])('at %i pixels the list shows %i of its subjects, then more and fewer again [CMS-17]', async (width, count) => {
  await show({ facets: 24 }, width)
  expect(visibleFacets()).toBe(count)
  const more = page.getByRole('button', { name: 'See more' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  expect(visibleFacets()).toBe(24)
  await page.getByRole('button', { name: 'See less' }).click()
  expect(visibleFacets()).toBe(count)
})

test('a list with as many subjects as its width allows has no button for more [CMS-17]', async () => {
  await show({ facets: 10 }, 820)
  expect(visibleFacets()).toBe(10)
  expect(page.getByRole('button', { name: 'See more' }).query()).toBeNull()
})

test('a subject is a link that adds it to the address, and a chosen one stays in view and is taken away [CMS-17]', async () => {
  await show({ facets: 8, tags: ['tag-7'] }, 390)
  expect(visibleFacets()).toBe(5)
  const chosen = page.getByRole('link', { name: /^Subject 7/ })
  await expect.element(chosen).toHaveAttribute('aria-current', 'true')
  await expect.element(chosen).toHaveAttribute('href', '/en-us/articles')
  const other = page.getByRole('link', { name: /^Subject 0/ })
  await expect.element(other).toHaveAttribute('href', '/en-us/articles?tags=tag-0,tag-7')
  await expect.element(page.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/en-us/articles')
})

test('a list leads on while fewer articles are loaded than found, and only then [CMS-17]', async () => {
  await show({ total: 4, tags: ['care'] })
  const next = page.getByRole('link', { name: 'Load more' })
  await expect.element(next).toHaveAttribute('href', '/en-us/articles?tags=care&page=2')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 of 4 articles')
})

test('a list whose articles are all loaded has no link to more and nothing to clear [CMS-17]', async () => {
  await show({ total: 3 })
  expect(page.getByRole('link', { name: 'Load more' }).query()).toBeNull()
  expect(page.getByRole('link', { name: 'Clear all' }).query()).toBeNull()
})
