import type { StaffOrder } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import type { LoadedHistory } from '../../../core/orders/order-history.queries.ts'
import type { StaffAction, StaffOrderRow } from './orders.queries.ts'

type Entry = StaffOrder['timeline'][number]
type Moment = Omit<Entry, 'at'> & { readonly at: number }

/** What staff did that is in the order's own history already, which names who did it. */
const partsOfHistory = new Set([
  'backoffice.moveShipment',
  'backoffice.refundOrder',
  'backoffice.takeBackReturn',
  'backoffice.changeDelivery',
])
/** What has an entry of its own, or changes nothing. */
const withEntryOfTheirOwn = new Set(['backoffice.addOrderNote', 'backoffice.registerReturn'])

/** Puts together everything that happened to an order, the newest first. */
export function toTimeline(
  { doc, order, payments, declined, notes, actions }: StaffOrderRow,
  { history, returns }: LoadedHistory,
): Entry[] {
  const wire = (amount: number) => amountToWire(amount, doc.currency)
  const moments: Moment[] = [
    { at: order.placedAt, kind: 'placed', detail: order.siteId, ...(doc.placedBy && { actor: doc.placedBy.name }) },
    ...Object.values(history.steps).flatMap((steps) =>
      steps.slice(1).map(({ at, state }) => ({ at, kind: 'moved' as const, detail: state, ...findActor(actions, at) })),
    ),
    ...history.givenBack.map(({ at, kind, items, amount }) => ({
      ...{ at, kind, amount: wire(amount), ...findActor(actions, at) },
      detail: String(items.reduce((sum, { qty }) => sum + qty, 0)),
    })),
    ...history.exchanged.map(({ at, items }) => ({
      ...{ at, kind: 'exchanged' as const, ...findActor(actions, at) },
      detail: String(items.reduce((sum, { qty }) => sum + qty, 0)),
    })),
    ...returns.flatMap((registered) => toReturnMoments(registered, actions)),
    ...history.deliveryChanges.map((at) => ({ at, kind: 'delivery' as const, detail: '', ...findActor(actions, at) })),
    ...payments.flatMap(({ entries }) =>
      entries.map(({ at, kind, amount }) => ({ at, kind: 'money' as const, detail: kind, amount: wire(amount) })),
    ),
    ...declined.map(({ at, reason, amount }) => ({
      ...{ at, kind: 'chargeDeclined' as const, detail: reason, amount: wire(amount) },
    })),
    ...notes.map(({ at, text, author }) => ({ at, kind: 'note' as const, detail: text, actor: author })),
    ...actions
      .filter(({ action }) => !partsOfHistory.has(action) && !withEntryOfTheirOwn.has(action))
      .map(toStaffEntry),
  ]
  return moments
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() }))
}

/** The registration of a return by its shopper or by staff, and its end by its shopper. */
const toReturnMoments = (
  { number, registeredAt, cancelledAt }: LoadedHistory['returns'][number],
  actions: readonly StaffAction[],
): Moment[] => {
  const detail = formatReturnNumber(number)
  const made = actions.find(
    ({ action, after }) => action === 'backoffice.registerReturn' && after?.returnNumber === detail,
  )
  return [
    { at: registeredAt, kind: 'returnRegistered', detail, ...(made && { actor: made.actor }) },
    ...(cancelledAt === null ? [] : [{ at: cancelledAt, kind: 'returnCancelled' as const, detail }]),
  ]
}

/** Finds who of the staff did something: entry and change were written in one transaction, so that they have one moment. */
const findActor = (actions: readonly StaffAction[], at: number): { readonly actor?: string } => {
  const action = actions.find((one) => one.at === at && partsOfHistory.has(one.action))
  return action ? { actor: action.actor } : {}
}

const toStaffEntry = ({ at, action, actor, after }: StaffAction): Moment =>
  action === 'backoffice.sendOrderMail'
    ? { at, kind: 'mail', detail: String(after?.mail ?? ''), actor }
    : { at, kind: 'staff', detail: action, actor }
