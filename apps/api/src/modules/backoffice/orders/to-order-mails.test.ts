import type { OrderDraft, OrderItem, OrderShipment } from '@lacehouse/domain/order/order'
import { orderMailKinds } from '@lacehouse/domain/order/order-mail'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import { minutes } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { orderMailJobs } from '../../../core/order-mails/order-mail-jobs.ts'
import type { OrderMailJob, RecordedOrderMail } from '../../../core/order-mails/order-mails.queries.ts'
import type { LoadedHistory } from '../../../core/orders/order-history.queries.ts'
import { listMailsOf, listSendableMails, listUnlistedMails, type OrderOfMails } from './to-order-mails.ts'

const now = Date.parse('2026-11-20T14:00:00Z')

const card = (lineId: string, own: Partial<OrderItem> = {}) =>
  ({ lineId, qty: 1, isGiftCard: true, ...own }) as OrderItem
const gift = (email: string) => ({ giftOption: { to: 'Grace', email, message: '' } })
const parcel = (id: string, state: ShipmentState) => ({ id, state, tracking: null })
const returnOf = (number: string, cancelledAt: number | null = null) =>
  ({ number, cancelledAt }) as LoadedHistory['returns'][number]

type Own = Partial<Omit<OrderOfMails, 'doc' | 'loaded'>> & {
  readonly doc?: Partial<OrderDraft>
  readonly loaded?: Partial<LoadedHistory>
}

const orderOf = ({ doc, loaded, ...own }: Own = {}): OrderOfMails => ({
  doc: { orderNumber: '1', email: 'ada@example.com', items: [], shipments: [], ...doc } as unknown as OrderDraft,
  ...{ state: 'finalised', isChargeDeclined: false, now },
  loaded: {
    ...{ shipments: [], returns: [], history: { givenBack: [], returned: {} } },
    ...loaded,
  } as unknown as LoadedHistory,
  ...own,
})

const sentMail = (own: Partial<RecordedOrderMail> = {}): RecordedOrderMail => ({
  ...{ id: 7, at: now - minutes(5), mail: 'order', key: 'order-1', subject: {}, isRepeated: false },
  ...own,
})

const waitingJob = (own: Partial<OrderMailJob> = {}): OrderMailJob => ({
  ...{ id: 'job', queue: orderMailJobs.order, data: {}, state: 'created' },
  ...{ createdAt: now - minutes(1), startAfter: now - minutes(1), triedAt: null, output: null },
  ...own,
})

const showSent = (order: OrderOfMails, own: Partial<RecordedOrderMail>) =>
  listMailsOf(order, { sent: [sentMail(own)], jobs: [] })[0]
const showJob = (own: Partial<OrderMailJob>, order = orderOf()) =>
  listMailsOf(order, { sent: [], jobs: [waitingJob(own)] })[0]
const mayAgain = (order: OrderOfMails, own: Partial<RecordedOrderMail>) => showSent(order, own)?.maySendAgain

test.each<[OrderState, string[]]>([
  ['processing', ['refund', 'exchange', 'delivery']],
  ['payment_pending', ['refund', 'exchange', 'delivery']],
  ['finalised', ['order', 'refund', 'exchange', 'delivery', 'giftCard', 'preOrder']],
  ['cancelled', ['order', 'refund', 'exchange', 'delivery']],
  ['failed', ['paymentFailed', 'refund', 'exchange', 'delivery']],
])('of the mails of an order in state %s, those that are still true can be sent again: %j', (state, expected) => {
  const order = orderOf({ state, doc: { items: [card('a')] } })
  const found = orderMailKinds.filter((mail) => mayAgain(order, { mail }))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('the mail about a declined card is sent again only while the card is declined', () => {
  const about = { mail: 'chargeDeclined', subject: { key: '1' } } as const
  expect([true, false].map((isChargeDeclined) => mayAgain(orderOf({ isChargeDeclined }), about))).toEqual([true, false])
})

test.each<[ShipmentState, boolean]>([
  ['allocated', false],
  ['picking', false],
  ['ready_for_pickup', true],
  ['shipped', true],
  ['delivered', false],
  ['collected', false],
  ['cancelled', false],
  ['returned', false],
])('the mail of a parcel that is %s can be sent: %s', (state, isSendable) => {
  const order = orderOf({ loaded: { shipments: [parcel('s1', state), parcel('s2', 'allocated')] } })
  const again = ['s1', 's2'].map((shipmentId) => mayAgain(order, { mail: 'shipment', subject: { shipmentId } }))
  expect(again).toEqual([isSendable, false])
  expect(listSendableMails(order)).toEqual(isSendable ? ['order', 'shipment'] : ['order'])
})

test('the mail of a return is sent again until the return is cancelled, and not for the number of another one', () => {
  const order = orderOf({ loaded: { returns: [returnOf('R1'), returnOf('R2', now)] } })
  const numbers = ['R1', 'R2', 'R3'].map((returnNumber) =>
    mayAgain(order, { mail: 'return', subject: { returnNumber } }),
  )
  expect(numbers).toEqual([true, false, false])
  expect(listSendableMails(order)).toEqual(['order', 'return'])
  expect(listSendableMails(orderOf({ loaded: { returns: [returnOf('R2', now)] } }))).toEqual(['order'])
})

test('the mail of one gift card is sent again unless that card was given back, whatever became of the others', () => {
  const history = { givenBack: [], returned: { b: 1 } } as unknown as LoadedHistory['history']
  const order = orderOf({ doc: { items: [card('a'), card('b')] }, loaded: { history } })
  const about = [{ lineId: 'a' }, { lineId: 'b' }, {}].map((subject) => mayAgain(order, { mail: 'giftCard', subject }))
  expect(about).toEqual([true, false, true])
})

test('an order that names no one any more has no mail that can be sent', () => {
  const order = orderOf({
    doc: { email: '' },
    loaded: { shipments: [parcel('s1', 'shipped')], returns: [returnOf('R1')] },
  })
  expect(listSendableMails(order)).toEqual([])
  expect(orderMailKinds.filter((mail) => mayAgain(order, { mail }))).toEqual([])
})

test('an order that is not confirmed offers no mail, and a listed one is not offered a second time', () => {
  expect(listSendableMails(orderOf({ state: 'payment_pending' }))).toEqual([])
  const order = orderOf({ loaded: { shipments: [parcel('s1', 'shipped')] } })
  const listed = listMailsOf(order, { sent: [sentMail()], jobs: [] })
  expect([listUnlistedMails(order, []), listUnlistedMails(order, listed)]).toEqual([
    ['order', 'shipment'],
    ['shipment'],
  ])
})

test('the mail of a parcel to collect goes to the contact for pickup, whose address staff see masked', () => {
  const shipments = [{ shipmentId: 'me' }, { shipmentId: 'soho', storeId: 'us-t01' }] as OrderShipment[]
  const pickup = { contact: { email: 'grace@example.com' } } as OrderDraft['pickup']
  const of = (doc: Partial<OrderDraft>, shipmentId: string) =>
    showSent(orderOf({ doc: { shipments, ...doc } }), { mail: 'shipment', subject: { shipmentId } })?.to
  expect(of({ pickup }, 'soho')).toEqual(['g•••@example.com'])
  expect(of({ pickup }, 'me')).toEqual(['ada@example.com'])
  expect(of({}, 'soho')).toEqual(['ada@example.com'])
  const withoutEmail = { contact: { email: '' } } as OrderDraft['pickup']
  expect(of({ pickup: withoutEmail }, 'soho')).toEqual(['ada@example.com'])
})

test('the mail of gift cards names each recipient once, and the buyer for a card without a recipient of its own', () => {
  const items = [card('a', gift('grace@example.com')), card('b', gift('grace@example.com')), card('c')]
  const order = orderOf({ doc: { items: [...items, card('shoes', { isGiftCard: false })] } })
  const toOf = (subject: object) => showSent(order, { mail: 'giftCard', subject })?.to
  expect(toOf({})).toEqual(['g•••@example.com', 'ada@example.com'])
  expect([toOf({ lineId: 'b' }), toOf({ lineId: 'c' })]).toEqual([['g•••@example.com'], ['ada@example.com']])
})

test('a job that repeats the mail of one gift card is about that card; one of several is about the order', () => {
  const of = (lineIds: string[]) => showJob({ queue: orderMailJobs.giftCard, data: { again: { lineIds } } })
  expect(of(['a'])).toMatchObject({ isRepeated: true, subject: { lineId: 'a' } })
  expect(of(['a', 'b'])?.subject).toEqual({})
})

test.each([
  ['shipment', { shipmentId: 's1' }],
  ['refund', { key: 'all' }],
  ['return', { returnNumber: 'R1' }],
  ['exchange', { exchangeId: 'x1' }],
] as const)('a job of the mail %s is about %j alone, without what makes it a repetition', (mail, subject) => {
  const data = { ...subject, orderNumber: '1', agent: 'Sam', again: 'once more' }
  expect(showJob({ queue: orderMailJobs[mail], data })).toMatchObject({ mail, isRepeated: true })
  expect(showJob({ queue: orderMailJobs[mail], data })?.subject).toEqual(subject)
})

test('a job of a queue that sends no mail of an order is not listed', () => {
  expect(showJob({ queue: 'move-order-money' })).toBeUndefined()
})

test.each([
  ['waits for this moment', { startAfter: now }, { state: 'waiting', dueAt: undefined, failure: undefined }],
  ['waits for a later one', { startAfter: now + 1 }, { state: 'waiting', dueAt: '2026-11-20T14:00:00.001Z' }],
  [
    'is under way without an error',
    { state: 'active', triedAt: now },
    { state: 'waiting', at: '2026-11-20T14:00:00.000Z' },
  ],
  ['failed for good without an output', { state: 'failed', output: null }, { state: 'failed', failure: 'unknown' }],
  [
    'failed for good',
    { state: 'failed', startAfter: now + 1, output: { code: 'EAUTH' } },
    { state: 'failed', failure: 'signInRefused', dueAt: undefined, maySendAgain: true },
  ],
] as const)('a job that %s (%j) is shown as %j', (_, own, expected) => {
  const { state, at, dueAt, failure, maySendAgain } = { dueAt: undefined, failure: undefined, ...showJob(own) }
  expect({ state, at, dueAt, failure, maySendAgain }).toMatchObject(expected)
})

test('mails are listed newest first, by the last attempt of a job and the moment of a sent mail', () => {
  const jobs = [
    waitingJob({ id: 'tried', createdAt: now - minutes(60), triedAt: now - minutes(2) }),
    waitingJob({ id: 'untried', createdAt: now - minutes(30) }),
  ]
  const found = listMailsOf(orderOf(), { sent: [sentMail({ id: 7, at: now - minutes(10) })], jobs })
  expect(found.map(({ mailId }) => mailId)).toEqual(['tried', '7', 'untried'])
})
