import type { StaffOrderMail, StaffOrderMails } from '@lacehouse/contracts'
import { findMailFailure } from '@lacehouse/domain/order/find-mail-failure'
import { listResendableCards } from '@lacehouse/domain/order/list-resendable-cards'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderMailKind } from '@lacehouse/domain/order/order-mail'
import type { OrderState } from '@lacehouse/domain/order/order-state'
import { maskEmail } from '@lacehouse/domain/validation/mask-email'
import { findOrderMailKind } from '../../../core/order-mails/order-mail-jobs.ts'
import type {
  MailSubject,
  OrderMailJob,
  orderMailQueries,
  RecordedOrderMail,
} from '../../../core/order-mails/order-mails.queries.ts'
import type { LoadedHistory } from '../../../core/orders/order-history.queries.ts'

/** What decides on the mails of an order. */
export type OrderOfMails = {
  readonly doc: OrderDraft
  readonly state: OrderState
  readonly isChargeDeclined: boolean
  readonly loaded: LoadedHistory
  readonly now: number
}

type Stored = Awaited<ReturnType<typeof orderMailQueries.list>>

/** A mail of an order's list with what its job needs to send it again. */
export type ListedOrderMail = StaffOrderMails['mails'][number] & { readonly subject: MailSubject }

/** Lists the mails about an order, the newest first. */
export function listMailsOf(order: OrderOfMails, { sent, jobs }: Stored): ListedOrderMail[] {
  return [...jobs.flatMap((job) => toWaiting(order, job)), ...sent.map((mail) => toSent(order, mail))].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  )
}

/** Lists the mails that can be sent about an order and are not in its list. */
export function listUnlistedMails(order: OrderOfMails, listed: readonly ListedOrderMail[]): StaffOrderMail[] {
  return listSendableMails(order).filter((kind) => listed.every(({ mail }) => mail !== kind))
}

/** Lists the mails that can be sent about an order as it is now. */
export function listSendableMails({ doc, state, loaded }: OrderOfMails): StaffOrderMail[] {
  const { shipments, history, returns } = loaded
  if (doc.email === '') return []
  return [
    ...(isConfirmed(state) ? (['order'] as const) : []),
    ...(shipments.some((shipment) => isAnnounced(shipment.state)) ? (['shipment'] as const) : []),
    ...(history.givenBack.length > 0 ? (['refund'] as const) : []),
    ...(returns.some(({ cancelledAt }) => cancelledAt === null) ? (['return'] as const) : []),
  ]
}

/** Says whether a shipment is in a state that its mail announces; later the mail is sent no more. */
export function isAnnounced(state: string): boolean {
  return state === 'shipped' || state === 'ready_for_pickup'
}

const isConfirmed = (state: OrderState): boolean => state === 'finalised' || state === 'cancelled'

const toTime = (at: number): string => new Date(at).toISOString()

const toSent = (order: OrderOfMails, { id, at, mail, subject, isRepeated }: RecordedOrderMail): ListedOrderMail => ({
  ...{ mailId: String(id), mail, state: 'sent', at: toTime(at), isRepeated, subject },
  to: listRecipients(order.doc, { mail, subject }),
  maySendAgain: maySendAgain(order, { mail, subject }),
})

/** A job that waits, or failed for good; one that is tried again has failed so far, and is not sent a second time beside it. */
const toWaiting = (order: OrderOfMails, { data, ...job }: OrderMailJob): ListedOrderMail[] => {
  const mail = findOrderMailKind(job.queue)
  if (!mail) return []
  const subject = toSubject(data)
  const hasFailed = job.state === 'failed' || job.output !== null
  const isDue = job.state !== 'failed' && job.startAfter > order.now
  return [
    {
      ...{ mailId: job.id, mail, subject, isRepeated: data.again !== undefined },
      state: hasFailed ? 'failed' : 'waiting',
      at: toTime(job.triedAt ?? job.createdAt),
      to: listRecipients(order.doc, { mail, subject }),
      ...(hasFailed && { failure: findMailFailure(job.output ?? {}) }),
      ...(isDue && { dueAt: toTime(job.startAfter) }),
      maySendAgain: job.state === 'failed' && maySendAgain(order, { mail, subject }),
    },
  ]
}

/** Reads what a job is about; the agent whom a mail names, and what makes it a repetition, are not part of it. */
const toSubject = ({ again, shipmentId, key, returnNumber, exchangeId }: OrderMailJob['data']): MailSubject => {
  const [lineId, ...others] = typeof again === 'object' ? again.lineIds : []
  return {
    ...(shipmentId !== undefined && { shipmentId }),
    ...(key !== undefined && { key }),
    ...(returnNumber !== undefined && { returnNumber }),
    ...(exchangeId !== undefined && { exchangeId }),
    ...(lineId !== undefined && others.length === 0 && { lineId }),
  }
}

type Mail = { readonly mail: OrderMailKind; readonly subject: MailSubject }

/** Lists the addresses of a mail. Staff see the address of the order elsewhere; those of others do not become known by a list. */
const listRecipients = ({ email, pickup, shipments, items }: OrderDraft, { mail, subject }: Mail): string[] => {
  const { shipmentId, lineId } = subject
  const isPickup = shipments.some((one) => one.shipmentId === shipmentId && one.storeId !== undefined)
  const contact = mail === 'shipment' && isPickup ? pickup?.contact.email : undefined
  const cards = items.filter((item) => item.isGiftCard && (lineId === undefined || item.lineId === lineId))
  const all = mail === 'giftCard' ? cards.map(({ giftOption }) => giftOption?.email ?? email) : [contact || email]
  return [...new Set(all)].filter(Boolean).map((to) => (to === email ? to : maskEmail(to)))
}

const maySendAgain = (order: OrderOfMails, { mail, subject }: Mail): boolean => {
  const { doc, state, loaded, isChargeDeclined, now } = order
  const { shipments, returns, history } = loaded
  // An order that names no one any more (docs/retention.md).
  if (doc.email === '') return false
  switch (mail) {
    case 'order':
      return isConfirmed(state)
    case 'shipment':
      return shipments.some(({ id, state: reached }) => id === subject.shipmentId && isAnnounced(reached))
    case 'return':
      return returns.some(({ number, cancelledAt }) => number === subject.returnNumber && cancelledAt === null)
    case 'giftCard':
      return listResendableCards(doc, { state, returned: history.returned, now }).some(
        ({ lineId }) => subject.lineId === undefined || lineId === subject.lineId,
      )
    case 'preOrder':
      return state === 'finalised'
    case 'chargeDeclined':
      return isChargeDeclined
    case 'paymentFailed':
      return state === 'failed'
    // A shopper is invited once (decision 0110).
    case 'reviewInvitation':
      return false
    default:
      return true
  }
}
