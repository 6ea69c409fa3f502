import type { StaffOrder } from '@lacehouse/contracts'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const order = {
  ...{ orderNumber: '7KQ2M4XB9C', currency: 'USD' },
  items: [
    { itemId: 'l1', name: 'Court', qty: 2, givenBack: 1 },
    { itemId: 'l2', name: 'Tee', qty: 1, givenBack: 1 },
  ],
} as unknown as StaffOrder
const preview = { kind: 'cancel', amount: 90, tax: 7, currency: 'USD', points: 0, creditable: 0, payments: [] }
const action = (amount: string) => page.getByRole('button', { name: t('backoffice.refund.action', { amount }) })

afterEach(() => vi.restoreAllMocks())

test('only what was not given back can be chosen, and nothing is sent before its preview and a reason', async () => {
  const onClose = vi.fn()
  const asked = await showPage(<RefundDialog order={order} onClose={onClose} />, {
    rights: ['orders.refund'],
    replies: { 'POST /orders/': preview },
  })
  await expect.element(page.getByLabelText(/Tee/)).not.toBeInTheDocument()
  await expect.element(action('$0.00')).toBeDisabled()
  await page.getByLabelText(t('backoffice.refund.units', { name: 'Court', left: 1 })).selectOptions('1')
  await expect.element(action('$90.00')).toBeDisabled()
  await page.getByLabelText(t('backoffice.refund.reason')).fill('Sent twice')
  await action('$90.00').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const sent = asked.map(({ body }) => body).find((body) => body !== null && 'refundId' in (body as object))
  expect(sent).toMatchObject({ items: [{ itemId: 'l1', qty: 1 }], reason: 'Sent twice', amount: 90 })
})

test('a refusal is said and keeps the dialog open', async () => {
  const onClose = vi.fn()
  const refused = Response.json({ errorDetails: [{ errorId: 'STF409', message: 'Not any more.' }] }, { status: 409 })
  await showPage(<RefundDialog order={order} onClose={onClose} />, {
    rights: ['orders.refund'],
    replies: { 'POST /orders/': refused },
  })
  await page.getByLabelText(t('backoffice.refund.units', { name: 'Court', left: 1 })).selectOptions('1')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not any more.')
  expect(onClose).not.toHaveBeenCalled()
})
