import type { StaffOrder } from '@lacehouse/contracts'
import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { OrderPage } from './order-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const at = '2026-11-20T10:00:00Z'
const again = { shipmentId: 's1', to: 'shipped' as const, tracking: 'ups:1Z999AA10123456784' }
const make = (preOrder: StaffOrder['preOrder']): StaffOrder => ({
  ...{ orderNumber: '7KQ2M4XB9C', siteId: 'LH-US', locale: 'en-us', placedAt: at, state: 'finalised' },
  ...{ shipmentStates: ['allocated'], name: 'Ada Marsh', email: 'ada@example.com', total: 107, currency: 'USD' },
  ...{ billingAddress: { lines: ['Ada Marsh'] }, items: [], payments: [], returns: [] },
  shipments: [{ ...{ shipmentId: 's1', state: 'allocated', kind: 'ship', method: 'Standard' }, itemIds: [], next: [] }],
  totals: { goods: 100, shipping: 0, tax: 7, total: 107 },
  timeline: [{ at, kind: 'chargeDeclined', detail: 'expired', amount: 107 }],
  ...(preOrder && { preOrder }),
})
const declined = make({
  ...{ from: '2027-03-12', missing: 0 },
  charge: { state: 'declined', amount: 107, reason: 'expired', dueUntil: '2027-03-20T10:00:00Z', again },
})
const charging = make({ from: '2027-03-12', missing: 0, charge: { state: 'charging', amount: 107 } })
const path = '/orders/7KQ2M4XB9C'
const show = (order: StaffOrder, rights: readonly StaffRight[], replies: Readonly<Record<string, unknown>> = {}) =>
  showPage(<OrderPage />, {
    ...{ rights, address: path, path: '/orders/:orderNumber' },
    replies: { [`GET ${path}`]: order, [`GET ${path}/mails`]: { mails: [], unlisted: [] }, ...replies },
  })
const panel = page.getByRole('region', { name: t('backoffice.preOrder.title') })
const press = panel.getByRole('button', { name: t('backoffice.preOrder.again') })

const says = (text: string) =>
  expect.element(panel.getByRole('status').getByText(text, { exact: false }).first()).toBeVisible()

afterEach(() => vi.restoreAllMocks())

test('a pre-order shows its day, what has not arrived, and that its card is charged later', async () => {
  await show(make({ from: '2027-03-12', missing: 2, charge: { state: 'waiting' } }), ['orders.read', 'orders.fulfil'])
  await expect.element(panel.getByText('Mar 12, 2027')).toBeVisible()
  await expect.element(panel.getByText(t('backoffice.preOrder.missing', { missing: 2 }))).toBeVisible()
  await says(t('backoffice.preOrder.about.waiting'))
  expect(press.elements()).toEqual([])
})

test('a declined charge says why and until when, and is asked for again with its shipment and parcel', async () => {
  const asked = await show(declined, ['orders.read', 'orders.fulfil'], { [`POST ${path}/steps`]: charging })
  await says(t('backoffice.preOrder.charge.declined'))
  await says(t('backoffice.preOrder.reason.expired'))
  await says('$107.00')
  await says('Mar 20, 2027')
  const reason = t('backoffice.preOrder.reason.expired')
  await expect
    .element(page.getByText(t('backoffice.timeline.chargeDeclined', { amount: '$107.00', reason })))
    .toBeVisible()
  await press.click()
  await says(t('backoffice.preOrder.charge.charging'))
  expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([again])
})

test('a refusal to charge again is said beside the state', async () => {
  const refused = Response.json({ errorDetails: [{ errorId: 'STF409', message: 'It has changed.' }] }, { status: 409 })
  await show(declined, ['orders.read', 'orders.fulfil'], { [`POST ${path}/steps`]: refused })
  await press.click()
  await expect.element(panel.getByRole('alert')).toHaveTextContent('It has changed.')
})

test('who only reads orders sees the state of the charge without the press', async () => {
  await show(declined, ['orders.read'])
  await says(t('backoffice.preOrder.charge.declined'))
  expect(press.elements()).toEqual([])
})

test('the page asks for the bank’s answer by itself while the card is charged', async () => {
  const asked = await show(charging, ['orders.read'])
  await says(t('backoffice.preOrder.charge.charging'))
  await expect
    .poll(() => asked.filter(({ call }) => call.startsWith(`GET ${path}?`)).length, { timeout: 10_000 })
    .toBeGreaterThan(1)
})

test('another order has no panel of a pre-order', async () => {
  await show(make(undefined), ['orders.read'])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(panel.elements()).toEqual([])
})
