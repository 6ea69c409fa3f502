import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../brands/shop.css'
import { MessagesProvider } from '../i18n/messages-provider.tsx'
import { Pagination } from './pagination.tsx'

async function show(current: number, total = 480): Promise<void> {
  await page.viewport(1280, 800)
  await render(
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common']}>
        <p>Pages</p>
        <Pagination total={total} size={24} page={current} toHref={(number) => `?page=${number}`} />
      </MessagesProvider>
    </Suspense>,
  )
  await expect.element(page.getByText('Pages', { exact: true })).toBeVisible()
}

const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).query()?.getAttribute('href')

test('pages are links: first, previous, numbers with gaps, next, last [DLG-23]', async () => {
  await show(7)
  expect(['First page', 'Previous page', 'Next page', 'Last page'].map(hrefOf)).toEqual([
    '?page=1',
    '?page=6',
    '?page=8',
    '?page=20',
  ])
  const shown = [...document.querySelectorAll('nav ol li')].map(({ textContent }) => textContent)
  expect(shown).toEqual(['1', '…', '5', '6', '7', '8', '9', '…', '20'])
  await expect.element(page.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
})

test('the first page has no links back [DLG-23]', async () => {
  await show(1)
  expect(hrefOf('Previous page')).toBeUndefined()
  expect(hrefOf('Next page')).toBe('?page=2')
})

test('a single page has no pagination [DLG-23]', async () => {
  await show(1, 20)
  expect(document.querySelector('nav')).toBeNull()
})
