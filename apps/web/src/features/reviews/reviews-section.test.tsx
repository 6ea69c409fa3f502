import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { browserApi } from '../../client/api/browser-api.ts'
import type { DialogDefinition } from '../../ui/dialogs/define-dialog.ts'
import { provideDialogs } from '../../ui/dialogs/dialog-table.ts'
import { dialogStack } from '../../ui/dialogs/open-dialog.ts'
import { ReviewsSection } from './reviews-section.tsx'
import { WriteReviewDialog } from './write-review-dialog/write-review-dialog.tsx'

vi.mock('./require-account.ts', () => ({ requireAccount: async () => true }))

const dialog = { load: async () => () => null, place: 'right' } as unknown as DialogDefinition<unknown, unknown>
provideDialogs(async () => ({ 'write-review': dialog }) as never)

const product = { id: 'LHTEST0001', name: 'Halden Court', attributes: [] }
const summary = {
  ...{ count: 1, average: 5, fit: null, fitPosition: null, withPhotos: 0, verified: 0 },
  shares: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 1 : 0, percent: stars === 5 ? 100 : 0 })),
}
const replies: Readonly<Record<string, unknown>> = {
  'reviews.list': { summary, reviews: [], total: 1, page: 1, pageSize: 10, translates: false },
  'reviews.questions': { questions: [], total: 0, all: 0, unanswered: 0, page: 1, pageSize: 10 },
  'reviews.own': {
    ...{ nickname: 'Ada M.', sizes: [], isVerified: true },
    review: { rating: 4, title: 'Light', reviewText: 'They are light and quiet.', state: 'published' },
  },
}
const watch = () => vi.spyOn(browserApi, 'call').mockImplementation((async (id: string) => replies[id]) as never)

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

test('the link of an invitation opens the form for the product of the page, with the proof of its order [REV-02]', async () => {
  watch()
  const open = vi.spyOn(dialogStack, 'open')
  history.replaceState(null, '', '#write-review=order.proof%2Fsigned')
  await showInShop(<ReviewsSection product={product} />, { areas: ['common', 'errors'] })
  await expect
    .poll(() => open.mock.calls[0]?.slice(0, 2))
    .toEqual(['write-review', { product, proof: 'order.proof/signed' }])
  expect(open).toHaveBeenCalledTimes(1)
})

test('without such a link the page opens nothing by itself [REV-02]', async () => {
  watch()
  const open = vi.spyOn(dialogStack, 'open')
  await showInShop(<ReviewsSection product={product} />, { areas: ['common', 'errors'] })
  await expect.element(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})

test('the form that an invitation opens asks with its proof, and begins with what the account has written [REV-02] [DLG-19]', async () => {
  const call = watch()
  await showInShop(
    <WriteReviewDialog args={{ product, proof: 'order.proof' }} resolve={() => undefined} dismiss={() => undefined} />,
    { areas: ['reviews', 'cases', 'validation', 'common', 'errors', 'dialogs'] },
  )
  await expect.element(page.getByText('Halden Court')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Light')
  await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  expect(call.mock.calls[0]).toMatchObject([
    'reviews.own',
    { params: { productId: product.id }, query: { proof: 'order.proof' } },
  ])
})

test('beside the reviews stands how they are verified, published and ordered [REV-01]', async () => {
  watch()
  await showInShop(<ReviewsSection product={product} />, { areas: ['common', 'errors'] })
  await page.getByText('How reviews are checked and ordered').click()
  for (const sentence of [
    /“Verified purchase” means that we delivered/,
    /good and bad reviews alike/,
    /newest reviews in your language come first/,
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
})
