import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { ReviewsPage } from './reviews-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const all = ['reviews.read', 'reviews.moderate'] as const
const text = (textId: string, change = {}) => ({
  ...{ kind: 'review', textId, productId: 'LHTEST0001', productName: 'Halden Court', siteId: 'LH-US', language: 'en' },
  ...{ rating: 2, title: '', text: 'Cheaper at shoes.shop now.', nickname: 'Ada M.', isVerified: true },
  ...{ isOfficial: false, state: 'waiting', photoIds: [], flags: [], changedAt: '2026-11-20T10:00:00.000Z' },
  findings: [{ kind: 'link', part: 'shoes.shop' }],
  ...change,
})
const toList = (items: readonly unknown[]) => ({ items, total: items.length, page: 1, pageSize: 25 })
const show = (items: readonly unknown[], rights: readonly (typeof all)[number][] = all, address = '/') =>
  showPage(<ReviewsPage />, {
    rights,
    address,
    replies: { 'GET /reviews': toList(items), 'PUT /reviews': {}, 'POST /reviews': {} },
  })
const changes = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => ({ call: call.split('?')[0], body }))
const press = (key: MessageKey, nth = 0) =>
  page
    .getByRole('button', { name: t(key) })
    .nth(nth)
    .click()

afterEach(() => vi.restoreAllMocks())

test('the queue shows each text with what the first look found and where a repeated one stands already [REV-02]', async () => {
  const repeated = { findings: [{ kind: 'repeated_text', part: 'LHTEST0002, LHTEST0003' }], flags: ['fake'] }
  const asked = await show([text('a'), text('b', repeated)])
  await expect.element(page.getByText(t('backoffice.reviews.finding.link', { part: 'shoes.shop' }))).toBeVisible()
  await expect.element(page.getByText('shoes.shop', { exact: true }).first()).toBeVisible()
  const where = t('backoffice.reviews.finding.repeated_text', { part: 'LHTEST0002, LHTEST0003' })
  await expect.element(page.getByText(where)).toBeVisible()
  const reasons = t('backoffice.reviews.reason.fake')
  await expect.element(page.getByText(t('backoffice.reviews.flags', { reasons }))).toBeVisible()
  expect(asked[0]?.call).toContain('filter=open')
  await page.getByLabelText(t('backoffice.reviews.filter')).selectOptions('refused')
  await expect.poll(() => asked.at(-1)?.call).toContain('filter=refused')
})

test('a photo that waits is shown to the staff by their own address [REV-02]', async () => {
  await show([text('a', { photoIds: ['p'] })])
  const photo = page.getByRole('img', { name: t('backoffice.reviews.photo', { position: 1 }) })
  await expect.element(photo).toHaveAttribute('src', expect.stringContaining('/backoffice/api/reviews/a/photo/p'))
})

test('a text is published with one press, and the queue is read anew [REV-02]', async () => {
  const asked = await show([text('a')])
  await press('backoffice.reviews.publish')
  await expect.poll(() => changes(asked)).toEqual([{ call: 'PUT /reviews/review/a', body: { decision: 'published' } }])
  await expect.poll(() => asked.filter(({ call }) => call.startsWith('GET')).length).toBe(2)
})

test('a text is refused with the reason that was chosen [REV-02]', async () => {
  const asked = await show([text('a')])
  await press('backoffice.reviews.refuse')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('backoffice.reviews.reason')).selectOptions('advertising')
  await dialog.getByRole('button', { name: t('backoffice.reviews.refuse') }).click()
  await expect
    .poll(() => changes(asked))
    .toEqual([{ call: 'PUT /reviews/review/a', body: { decision: 'refused', reason: 'advertising' } }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a published question is answered in the name of the shop, and not by an answer that is too short [REV-03]', async () => {
  const question = { kind: 'question', state: 'published', text: 'Are they warm?', rating: undefined, findings: [] }
  const asked = await show([text('q', question)])
  await press('backoffice.reviews.answer')
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('backoffice.reviews.answer') })
  await dialog.getByLabelText(t('backoffice.reviews.answerLabel')).fill('Yes.')
  await expect.element(send).toBeDisabled()
  await dialog.getByLabelText(t('backoffice.reviews.answerLabel')).fill('They are lined with wool.')
  await send.click()
  await expect
    .poll(() => changes(asked))
    .toEqual([{ call: 'POST /reviews/question/q/answer', body: { answer: 'They are lined with wool.' } }])
})

test('who may only read sees the queue without decisions [REV-02]', async () => {
  await show([text('a')], ['reviews.read'])
  await expect.element(page.getByText('Ada M.', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: t('backoffice.reviews.publish') }).elements()).toEqual([])
})
