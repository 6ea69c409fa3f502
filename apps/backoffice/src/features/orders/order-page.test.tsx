import type { CallReply, StaffOrder } from '@lacehouse/contracts'
import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { OrderPage } from './order-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const at = '2026-11-20T10:00:00Z'
const address = {
  ...{ firstName: 'Ada', lastName: 'Marsh', addressLine1: '1 Main St', city: 'Boston' },
  ...{ province: 'MA', postalCode: '02108', countryCode: 'US', phone: '+16175550123' },
}
const order: StaffOrder = {
  ...{ orderNumber: '7KQ2M4XB9C', siteId: 'LH-US', locale: 'en-us', placedAt: at, state: 'finalised' },
  ...{ shipmentStates: ['allocated'], name: 'Ada Marsh', email: 'ada@example.com', consumerNo: 'C/1' },
  ...{ total: 107, currency: 'USD', placedBy: 'Sam Ortiz', editableAddress: address },
  billingAddress: { lines: ['Ada Marsh', '1 Main St'] },
  items: [
    {
      ...{ itemId: 'l1', name: 'Court', variantId: 'court-9', upc: '0001', attributes: 'Chalk, 9' },
      ...{ qty: 2, givenBack: 0, total: 200 },
    },
  ],
  shipments: [
    {
      ...{ shipmentId: 's1', state: 'allocated', kind: 'ship', method: 'Standard' },
      ...{ itemIds: ['l1'], next: ['picking', 'cancelled'] },
    },
    {
      ...{ shipmentId: 's2', state: 'delivered', kind: 'ship', method: 'Standard' },
      ...{ itemIds: [], next: ['returned'] },
    },
  ],
  totals: { goods: 100, shipping: 0, tax: 7, total: 107 },
  payments: [
    {
      ...{ paymentId: 'p1', method: 'CREDIT_CARD', provider: 'sandbox', state: 'authorised' },
      ...{ amount: 107, captured: 0, refunded: 0, entries: [{ at, kind: 'authorised', amount: 107 }] },
    },
  ],
  timeline: [
    { at, kind: 'note', detail: 'Called, wants it early', actor: 'Sam Ortiz' },
    { at, kind: 'placed', detail: '' },
  ],
  returns: [],
}
const sentMails: CallReply<'backoffice.listOrderMails'> = {
  mails: [
    {
      ...{ mailId: 'j1', mail: 'giftCard', state: 'waiting', at, to: ['g•••@example.com'], isRepeated: false },
      ...{ dueAt: '2026-12-24T08:00:00Z', maySendAgain: false },
    },
    {
      ...{ mailId: 'j2', mail: 'shipment', state: 'failed', at, to: ['ada@example.com'], isRepeated: false },
      ...{ failure: 'addressRefused', maySendAgain: true },
    },
    { mailId: '7', mail: 'order', state: 'sent', at, to: ['ada@example.com'], isRepeated: true, maySendAgain: true },
  ],
  unlisted: ['refund'],
}
const path = '/orders/7KQ2M4XB9C'
const all = ['orders.read', 'orders.fulfil', 'orders.refund', 'orders.note', 'customers.read', 'cases.read'] as const
const button = (name: string) => page.getByRole('button', { name, exact: true })
const region = (key: MessageKey) => page.getByRole('region', { name: t(key) })
const refusal = (message: string) => Response.json({ errorDetails: [{ errorId: 'STF409', message }] }, { status: 409 })

const show = (rights: readonly StaffRight[], replies: Readonly<Record<string, unknown>> = {}) =>
  showPage(<OrderPage />, {
    ...{ rights, address: path, path: '/orders/:orderNumber' },
    replies: { [`GET ${path}`]: order, [`GET ${path}/mails`]: sentMails, ...replies },
  })

afterEach(() => vi.restoreAllMocks())

test('staff who only read an order see it whole, and nothing by which they could change it or open what they may not', async () => {
  await show(['orders.read'])
  await expect.element(page.getByText(t('backoffice.order.placedBy', { name: 'Sam Ortiz' }))).toBeVisible()
  await expect.element(region('backoffice.order.payments').getByText('$107.00').first()).toBeVisible()
  await expect.element(page.getByText('Called, wants it early')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('textbox').elements()).toEqual([])
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual([t('backoffice.order.back')])
})

const resend = t('backoffice.mails.sendAgain')
const sendRefund = t('backoffice.mails.sendNamed', { mail: t('backoffice.mailName.refund') })
const resendOrder = t('backoffice.mails.sendAgainNamed', { mail: t('backoffice.mailName.order') })

test.each([
  ['orders.refund', [t('backoffice.order.refund'), t('backoffice.delivery.title'), t('backoffice.return.title')]],
  ['orders.note', [t('backoffice.note.action'), resend, resend, sendRefund]],
  ['orders.fulfil', [t('backoffice.move.picking')]],
] as const)('the right %s alone offers its own actions and no others', async (right, actions) => {
  await show(['orders.read', right])
  await expect.element(page.getByText('Called, wants it early')).toBeVisible()
  await expect.element(page.getByText('g•••@example.com')).toBeVisible()
  const names = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names.toSorted()).toEqual(actions.toSorted())
})

test('who may read customers and cases is led to those of the order', async () => {
  await show(['orders.read', 'customers.read', 'cases.read'])
  const customer = page.getByRole('link', { name: t('backoffice.order.profile') })
  await expect.element(customer).toHaveAttribute('href', '/customers/C%2F1')
  const cases = page.getByRole('link', { name: t('backoffice.cases.ofOrder') })
  await expect.element(cases).toHaveAttribute('href', '/cases?search=7KQ2M4XB9C')
})

test('an order that is not there says so, with the way back to the list', async () => {
  const missing = Response.json({ errorDetails: [{ errorId: 'ORD404', message: 'No such order.' }] }, { status: 404 })
  await show(['orders.read'], { [`GET ${path}`]: missing })
  await expect.element(page.getByRole('alert')).toHaveTextContent('No such order.')
  await expect.element(page.getByRole('link', { name: t('backoffice.order.back') })).toHaveAttribute('href', '/orders')
})

test('an order that failed cannot be refunded, and one that is packed has no delivery to change', async () => {
  const { editableAddress: _, ...packed } = order
  await show(all, { [`GET ${path}`]: { ...packed, state: 'failed' } })
  await expect.element(button(t('backoffice.return.title'))).toBeVisible()
  expect(button(t('backoffice.order.refund')).elements()).toEqual([])
  expect(button(t('backoffice.delivery.title')).elements()).toEqual([])
})

test('the refund shows what goes back by each way with tax and points before it is sent, and the page shows the order as it is then', async () => {
  const preview = {
    ...{ kind: 'cancelled', amount: 107, tax: 7, currency: 'USD', points: 100, creditable: 0 },
    payments: [
      { method: 'CREDIT_CARD', amount: 82 },
      { method: 'GIFT_CARD', amount: 25 },
    ],
  }
  const asked = await show(all, {
    [`POST ${path}/refund-preview`]: preview,
    [`POST ${path}/refunds`]: { ...order, name: 'Ada after the refund' },
  })
  await button(t('backoffice.order.refund')).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(t('backoffice.refund.choose'))).toBeVisible()
  await dialog.getByLabelText(t('backoffice.refund.units', { name: 'Court', left: 2 })).selectOptions('1')
  for (const words of [
    t('backoffice.refund.cancelled'),
    t('backoffice.refund.back', { amount: '$107.00', tax: '$7.00' }),
    t('backoffice.refund.way', { method: t('backoffice.method.CREDIT_CARD'), amount: '$82.00' }),
    t('backoffice.refund.way', { method: t('backoffice.method.GIFT_CARD'), amount: '$25.00' }),
    t('backoffice.refund.points', { points: 100 }),
  ])
    await expect.element(dialog.getByRole('status').getByText(words)).toBeVisible()
  expect(asked.filter(({ call }) => call.includes('/refunds'))).toEqual([])
  await dialog.getByLabelText(t('backoffice.refund.reason')).fill('Torn seam')
  await dialog.getByRole('button', { name: t('backoffice.refund.action', { amount: '$107.00' }) }).click()
  await expect.poll(() => region('backoffice.order.customer').element().textContent).toContain('Ada after the refund')
  expect(dialog.elements()).toEqual([])
})

test('a note goes to the order without blanks around it, and an empty one cannot be sent', async () => {
  const noted = { ...order, timeline: [{ at, kind: 'note', detail: 'Prefers mornings', actor: 'Kim Ito' }] }
  const asked = await show(all, { [`POST ${path}/notes`]: noted })
  const field = page.getByLabelText(t('backoffice.note.label'))
  await field.fill('   ')
  await expect.element(button(t('backoffice.note.action'))).toBeDisabled()
  await field.fill('  Prefers mornings ')
  await button(t('backoffice.note.action')).click()
  await expect.element(region('backoffice.order.timeline').getByText('Prefers mornings')).toBeVisible()
  await expect.element(field).toHaveValue('')
  const sent = asked.filter(({ call }) => call.startsWith('POST'))
  expect(sent.map(({ body }) => body)).toEqual([{ noteId: expect.any(String), text: 'Prefers mornings' }])
})

test('a note that is refused is said at its form and stays there; trying again sends it under the same id', async () => {
  const asked = await show(all, { [`POST ${path}/notes`]: refusal('Too many notes.') })
  await page.getByLabelText(t('backoffice.note.label')).fill('Prefers mornings')
  await button(t('backoffice.note.action')).click()
  await expect.element(region('backoffice.order.timeline').getByRole('alert')).toHaveTextContent('Too many notes.')
  await expect.element(page.getByLabelText(t('backoffice.note.label'))).toHaveValue('Prefers mornings')
  await button(t('backoffice.note.action')).click()
  const ids = () =>
    asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => (body as { noteId: string }).noteId)
  await expect.poll(() => ids().length).toBe(2)
  expect(new Set(ids()).size).toBe(1)
})

test('the mails are listed with address, moment and state, a failed one with its reason, a late one with its day', async () => {
  await show(['orders.read'])
  const mails = region('backoffice.order.mails')
  const rows = mails.getByRole('listitem')
  await expect.element(rows.nth(0).getByText(t('backoffice.mails.waiting'))).toBeVisible()
  for (const [index, words] of [
    [0, [t('backoffice.mailName.giftCard'), 'g•••@example.com', 'Goes out: Dec 24']],
    [1, [t('backoffice.mails.failed'), t('backoffice.mails.failure.addressRefused'), 'ada@example.com']],
    [2, [t('backoffice.mails.repeated', { mail: t('backoffice.mailName.order') }), t('backoffice.mails.sent')]],
  ] as const)
    for (const text of words) expect(rows.nth(index).element().textContent).toContain(text)
})

test('an order without mails says so, and mails that cannot be read leave the rest of the page', async () => {
  await show(['orders.read', 'orders.note'], { [`GET ${path}/mails`]: { mails: [], unlisted: [] } })
  await expect.element(region('backoffice.order.mails').getByText(t('backoffice.mails.none'))).toBeVisible()
  expect(region('backoffice.order.mails').getByRole('button').elements()).toEqual([])
  await show(['orders.read'], { [`GET ${path}/mails`]: refusal('Too many questions.') })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many questions.')
  await expect.element(page.getByText('Called, wants it early').last()).toBeVisible()
})

test('a mail of the list is sent again by its button, one that the list has not by its name, and the list is read again', async () => {
  const asked = await show(all, { [`POST ${path}/mails`]: order })
  const mails = region('backoffice.order.mails')
  await mails.getByRole('button', { name: resendOrder }).click()
  await expect.element(mails.getByText(t('backoffice.mails.queued'))).toBeVisible()
  await mails.getByRole('button', { name: sendRefund }).click()
  const sent = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  await expect.poll(sent).toEqual([{ mailId: '7' }, { mail: 'refund' }])
  await expect.poll(() => asked.filter(({ call }) => call.startsWith(`GET ${path}/mails`)).length).toBe(3)
})

test('a mail and a step of a shipment that are refused say so in their own panel, and the order is read again', async () => {
  const asked = await show(all, {
    [`POST ${path}/mails`]: refusal('This mail was never sent.'),
    [`POST ${path}/steps`]: refusal('Another person was faster.'),
  })
  const reads = () => asked.filter(({ call }) => call.startsWith(`GET ${path}?`)).length
  await region('backoffice.order.mails').getByRole('button', { name: resendOrder }).click()
  await expect
    .element(region('backoffice.order.mails').getByRole('alert'))
    .toHaveTextContent('This mail was never sent.')
  await button(t('backoffice.move.picking')).click()
  await expect
    .element(region('backoffice.order.shipments').getByRole('alert'))
    .toHaveTextContent('Another person was faster.')
  await expect.poll(reads).toBe(3)
})

test('a changed delivery is sent with the country of the order, and a refused one keeps what was typed', async () => {
  const asked = await show(all, { [`PUT ${path}/delivery`]: refusal('This postal code does not exist.') })
  await button(t('backoffice.delivery.title')).click()
  const dialog = page.getByRole('dialog')
  const line = dialog.getByLabelText(t('backoffice.delivery.addressLine1'))
  await expect.element(line).toHaveValue('1 Main St')
  await line.fill('2 Main St')
  await dialog.getByRole('button', { name: t('backoffice.delivery.action') }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This postal code does not exist.')
  await expect.element(line).toHaveValue('2 Main St')
  const [sent] = asked.filter(({ call }) => call.includes('/delivery'))
  expect(sent?.body).toMatchObject({ address: { ...address, addressLine1: '2 Main St' } })
})

test('the timeline tells of registered and cancelled returns', async () => {
  const returned = {
    ...order,
    timeline: [
      { at, kind: 'returnCancelled', detail: 'R-AAA-AAA-AAAA' },
      { at, kind: 'returnRegistered', detail: 'R-AAA-AAA-AAAA', actor: 'Kim Ito' },
    ],
  }
  await show(all, { [`GET ${path}`]: returned })
  const timeline = region('backoffice.order.timeline')
  for (const key of ['backoffice.timeline.returnRegistered', 'backoffice.timeline.returnCancelled'] as const)
    await expect.element(timeline.getByText(t(key, { number: 'R-AAA-AAA-AAAA' }))).toBeVisible()
})
