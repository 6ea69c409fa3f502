import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { CasePage } from './case-page.tsx'
import { CasesPage } from './cases-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const caseNumber = 'C-23456789AB'
const summary = {
  ...{ caseNumber, state: 'open', siteId: 'LH-US', category: 'warranty', subject: 'A seam has come open' },
  ...{ name: 'Ada Marsh', email: 'ada@example.com', orderNumber: '7KQ2M4XB9C' },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-21T10:00:00Z' },
}
const found = {
  ...{ ...summary, locale: 'de-de', consumerNo: 'C1', itemName: 'Court', remedy: 'repair' },
  messages: [
    { messageId: 'm1', author: 'shopper', message: 'The heel came apart.', sentAt: '2026-11-20T10:00:00Z' },
    { messageId: 'm2', author: 'staff', name: 'Kim Lee', message: 'We look at it.', sentAt: '2026-11-21T10:00:00Z' },
  ],
  photos: [{ photoId: 'p1', width: 4, height: 3 }],
}

const showCase = (rights: Parameters<typeof showPage>[1]['rights'], replies = {}) =>
  showPage(<CasePage />, {
    ...{ rights, address: `/cases/${caseNumber}`, path: '/cases/:caseNumber' },
    replies: { 'GET /cases/': found, ...replies },
  })

afterEach(() => vi.restoreAllMocks())

test('the list asks the server for its filters, and has no export without the right to it', async () => {
  const asked = await showPage(<CasesPage />, {
    rights: ['cases.read'],
    replies: { 'GET /cases': { items: [summary], total: 1, page: 1, pageSize: 25 }, 'GET /views': { views: [] } },
  })
  await expect.element(page.getByRole('link', { name: caseNumber })).toBeVisible()
  await page.getByLabelText(t('backoffice.cases.kind')).selectOptions('warranty')
  await expect.poll(() => asked.at(-1)?.call).toContain('category=warranty')
  await page.getByRole('button', { name: t('backoffice.list.sort', { column: t('backoffice.cases.opened') }) }).click()
  await expect.poll(() => asked.at(-1)?.call).toMatch(/sort=-?createdAt/)
  await expect.element(page.getByRole('link', { name: t('backoffice.list.export') })).not.toBeInTheDocument()
})

test('a case shows its messages, photos and facts, and links only to what the rights open', async () => {
  await showCase(['cases.read', 'orders.read'])
  await expect.element(page.getByText('The heel came apart.')).toBeVisible()
  await expect.element(page.getByText(/Kim Lee/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '7KQ-2M4-XB9C' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ada Marsh' })).not.toBeInTheDocument()
  const photo = page.getByRole('img', { name: t('backoffice.cases.photo', { nth: 1 }) })
  expect((photo.element() as HTMLImageElement).getAttribute('src')).toContain(`/cases/${caseNumber}/photos/p1`)
  await expect.element(page.getByRole('button', { name: t('backoffice.cases.send') })).not.toBeInTheDocument()
})

test('an answer is sent once with its own id, empties the field, and a refusal keeps what was typed', async () => {
  const refused = Response.json({ errorDetails: [{ errorId: 'CAS409', message: 'This is closed.' }] }, { status: 409 })
  const asked = await showCase(['cases.read', 'cases.answer'], { 'POST /cases/': refused })
  const field = page.getByLabelText(t('backoffice.cases.answerLabel'))
  await field.fill('We repair it.')
  await page.getByRole('button', { name: t('backoffice.cases.send') }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is closed.')
  await expect.element(field).toHaveValue('We repair it.')
  const sent = asked.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toMatchObject({ message: 'We repair it.', closes: false, messageId: expect.any(String) })
})

test('a closed case can be opened again', async () => {
  const asked = await showCase(['cases.read', 'cases.answer'], {
    'GET /cases/': { ...found, state: 'closed' },
    'PUT /cases/': found,
  })
  await page.getByRole('button', { name: t('backoffice.cases.reopen') }).click()
  await expect.element(page.getByRole('button', { name: t('backoffice.cases.close') })).toBeVisible()
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ state: 'open' })
})

test('a withdrawal leads to the return or refund of its order, or says that no order matches', async () => {
  const withdrawal = { ...found, category: 'withdrawal', subject: 'Withdrawal from the whole contract', photos: [] }
  const link = page.getByRole('link', { name: t('backoffice.cases.refundOrder', { orderNumber: '7KQ-2M4-XB9C' }) })
  await showCase(['cases.read', 'orders.read', 'orders.refund'], { 'GET /cases/': withdrawal })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/orders\/7KQ2M4XB9C$/))
})

test('a withdrawal without an order says that staff have to find it', async () => {
  const withdrawal = { ...found, category: 'withdrawal', orderNumber: undefined, photos: [] }
  await showCase(['cases.read', 'orders.refund'], { 'GET /cases/': withdrawal })
  await expect.element(page.getByText(t('backoffice.cases.noOrder'))).toBeVisible()
})
