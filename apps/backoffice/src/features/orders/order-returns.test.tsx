import type { StaffOrder } from '@lacehouse/contracts'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { OrderReturns } from './order-returns.tsx'
import { ReturnDialog } from './return-dialog.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const exchange = { exchangeId: 'x1', itemId: 'l1', size: '10', upc: '0001', qty: 1 }
const registered = { number: 'R-7KQ-2M4-XB9C', registeredAt: '2026-11-20T10:00:00Z', units: 1 }
const order = {
  orderNumber: '7KQ2M4XB9C',
  items: [{ itemId: 'l1', name: 'Court', qty: 2, givenBack: 0 }],
  returns: [
    { ...registered, isTakenBack: false, isCancelled: false, exchanges: [{ ...exchange, state: 'held' }] },
    {
      ...registered,
      number: 'R-2',
      isTakenBack: true,
      isCancelled: false,
      exchanges: [{ ...exchange, exchangeId: 'x2', state: 'due' }],
    },
  ],
} as unknown as StaffOrder
const sizes = [
  { variantId: 'court-10', size: '10', isAvailable: true },
  { variantId: 'court-11', size: '11', isAvailable: false },
]

afterEach(() => vi.restoreAllMocks())

test('a return that arrived is taken back, and its other size is sent once it is due', async () => {
  const asked = await showPage(<OrderReturns order={order} />, {
    rights: ['orders.read', 'orders.fulfil'],
    replies: { 'POST /orders/': order },
  })
  await expect.element(page.getByText(t('backoffice.exchange.held'))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.order.takeBack') }).click()
  await expect.poll(() => asked.at(-1)?.body).toEqual({ returnNumber: registered.number })
  await page.getByRole('button', { name: t('backoffice.exchange.send') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('backoffice.ship.number')).fill('1Z999AA10123456784')
  await dialog.getByRole('button', { name: t('backoffice.ship.action') }).click()
  await expect
    .poll(() => asked.at(-1)?.body)
    .toEqual({ exchangeId: 'x2', tracking: expect.stringContaining(':1Z999AA10123456784') })
})

test('without the right to fulfil nothing can be taken back or sent', async () => {
  await showPage(<OrderReturns order={order} />, { rights: ['orders.read'], replies: {} })
  await expect.element(page.getByText(t('backoffice.exchange.due'))).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a return is registered for another size; one that is sold out cannot be chosen', async () => {
  const onClose = vi.fn()
  const asked = await showPage(<ReturnDialog order={order} onClose={onClose} />, {
    rights: ['orders.refund'],
    replies: {
      'GET /orders/': { items: [{ itemId: 'l1', returnable: 2, sizes }] },
      'POST /orders/': order,
    },
  })
  await page.getByLabelText(t('backoffice.refund.units', { name: 'Court', left: 2 })).selectOptions('1')
  const soldOut = page.getByRole('option', { name: t('backoffice.return.soldOut', { size: '11' }) })
  await expect.element(soldOut).toBeDisabled()
  await page.getByLabelText(t('backoffice.return.exchangeFor', { name: 'Court' })).selectOptions('court-10')
  await page.getByRole('button', { name: t('backoffice.return.action') }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    items: [{ itemId: 'l1', qty: 1, reason: 'too_small', exchangeVariantId: 'court-10' }],
  })
})

test('a return of an account is taken back as store credit, and one that its shopper cancelled says so [PAY-16]', async () => {
  const [open] = order.returns
  const own = { ...order, consumerNo: 'C1', returns: [{ ...open, isCancelled: true }] } as StaffOrder
  const asked = await showPage(<OrderReturns order={own} />, {
    rights: ['orders.fulfil'],
    replies: { 'POST /orders/': own },
  })
  await expect.element(page.getByText(t('backoffice.order.returnCancelled'))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.order.takeBackAsCredit') }).click()
  await expect.poll(() => asked.at(-1)?.body).toEqual({ returnNumber: registered.number, asStoreCredit: true })
})
