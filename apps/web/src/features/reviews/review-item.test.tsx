import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../brands/shop.css'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ShownReview } from './review-types.ts'

const review: ShownReview = {
  ...{
    reviewId: 'b7c5e9a4-7f9e-4a55-9d0a-0d1f7f5a1c11',
    rating: 5,
    title: 'Leicht',
    reviewText: 'Sie sind sehr leicht.',
  },
  ...{ nickname: 'Jörg W.', language: 'de', isVerified: true, publishedAt: '2026-11-20T10:00:00Z' },
  ...{ helpful: 0, unhelpful: 0, photos: [] },
}

const show = (change: Partial<ShownReview>, translates = true) =>
  showInShop(
    <ReviewItem productId="LHTEST0001" review={{ ...review, ...change }} language="en" translates={translates} />,
    { areas: ['reviews', 'common', 'errors'] },
  )
const translate = page.getByRole('button', { name: 'Translate' })

afterEach(() => {
  vi.restoreAllMocks()
})

test('a review of another language is translated when its reader asks, and the original comes back without another call [REV-05]', async () => {
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () =>
      Response.json({ title: 'Light', reviewText: 'They are very light.', language: 'en' }),
    )
  await show({})
  await expect.element(page.getByText('Sie sind sehr leicht.')).toHaveAttribute('lang', 'de')
  await translate.click()
  await expect.element(page.getByText('They are very light.')).not.toHaveAttribute('lang')
  await expect.element(page.getByRole('heading', { name: 'Light' })).toBeVisible()
  await page.getByRole('button', { name: 'Show original' }).click()
  await expect.element(page.getByText('Sie sind sehr leicht.')).toBeVisible()
  await translate.click()
  await expect.element(page.getByText('They are very light.')).toBeVisible()
  expect(asked.mock.calls.filter(([path]) => String(path).includes('/translate'))).toHaveLength(1)
})

test('where the service does not answer, the page says so and keeps the original [REV-05]', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ errorDetails: [{ errorId: 'GEN503', message: 'busy' }] }, { status: 503 }),
  )
  await show({})
  await translate.click()
  await expect.element(page.getByText(/The translation isn’t available right now/)).toBeVisible()
  await expect.element(page.getByText('Sie sind sehr leicht.')).toBeVisible()
})

test('a photo of a review is offered in the widths and formats of the image service, small beside the text [REV-01] [CMS-19]', async () => {
  const url = '/i/Zr9s1lP0aa/photo.1'
  await show({ photos: [{ photoId: '1', url, width: 1600, height: 1200 }] })
  const image = page.getByRole('img', { name: 'Photo 1 by Jörg W.' })
  await expect.element(image).toHaveAttribute('src', `${url}-240.webp`)
  const source = image.element().parentElement?.querySelector('source')
  expect([source?.srcset, source?.sizes]).toEqual([
    `${url}-96.avif 96w,${url}-160.avif 160w,${url}-240.avif 240w`,
    '88px',
  ])
})

test.each([
  ['of the page’s own language', { language: 'en' }, true],
  ['of a shop without a service', {}, false],
] as const)('a review %s has no button to translate [REV-05]', async (_, change, translates) => {
  await show(change, translates)
  await expect.element(page.getByText('Sie sind sehr leicht.')).toBeVisible()
  await expect.element(translate).not.toBeInTheDocument()
})
