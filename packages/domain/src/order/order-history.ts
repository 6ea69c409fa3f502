import type { LineId } from '../cart/ids.ts'
import type { InstrumentBack, ReturnedQuantities } from '../returns/given-back.ts'
import { planReturn, type ReturnInput } from '../returns/plan-return.ts'
import { toCreditedRefund } from '../returns/to-credited-refund.ts'
import type { Instant } from '../time/instant.ts'
import type { OrderDraft } from './order.ts'
import type { ShipmentState } from './order-state.ts'
import { hasLeft } from './plan-shipment-steps.ts'

/** The history of an order by its events, the oldest first. */
export type OrderEvent =
  | { readonly kind: 'advanced'; readonly at: Instant; readonly shipmentId: string; readonly state: ShipmentState }
  | {
      readonly kind: 'returned'
      readonly at: Instant
      readonly key: string
      readonly items: readonly ReturnInput[]
      /** The refund in minor units. */
      readonly amount: number
      /** The part of it that became store credit. */
      readonly credited?: number
    }
  | {
      readonly kind: 'exchanged'
      readonly at: Instant
      readonly key: string
      readonly items: readonly ReturnInput[]
    }
  | { readonly kind: 'delivery_changed'; readonly at: Instant }

/** A shipment's state and when it was reached. */
export type ShipmentStep = { readonly state: ShipmentState; readonly at: Instant }

/** Items that were cancelled or returned together, with the refund to each instrument. */
export type GivenBackStep = {
  readonly key: string
  readonly at: Instant
  /** `cancelled`: none of its goods had left the shop. */
  readonly kind: 'cancelled' | 'returned'
  readonly items: readonly ReturnInput[]
  readonly amount: number
  readonly instruments: readonly InstrumentBack[]
}

/** Items that came back for another size; no money moved. */
export type ExchangedStep = { readonly key: string; readonly at: Instant; readonly items: readonly ReturnInput[] }

export type OrderHistory = {
  /** The steps of each shipment by its id, the order's placement first. */
  readonly steps: Readonly<Record<string, readonly ShipmentStep[]>>
  readonly givenBack: readonly GivenBackStep[]
  readonly exchanged: readonly ExchangedStep[]
  /** When the address or a method of its delivery was changed. */
  readonly deliveryChanges: readonly Instant[]
  /** The units of each line that were cancelled or returned so far. */
  readonly returned: ReturnedQuantities
}

/** Tells an order's history from its events: the steps of its shipments, and what was cancelled and returned with its refunds. */
export function toOrderHistory(order: OrderDraft, events: readonly OrderEvent[]): OrderHistory {
  const steps: Record<string, ShipmentStep[]> = Object.fromEntries(
    order.shipments.map(({ shipmentId }) => [shipmentId, [{ state: 'allocated', at: order.placedAt }]]),
  )
  const givenBack: GivenBackStep[] = []
  const exchanged: ExchangedStep[] = []
  const deliveryChanges = events.flatMap(({ kind, at }) => (kind === 'delivery_changed' ? [at] : []))
  let returned: ReturnedQuantities = {}
  for (const event of events) {
    if (event.kind === 'delivery_changed') continue
    if (event.kind === 'advanced') {
      steps[event.shipmentId]?.push({ state: event.state, at: event.at })
      continue
    }
    if (event.kind === 'exchanged') {
      exchanged.push({ key: event.key, at: event.at, items: event.items })
      continue
    }
    const { at, key, items, amount, credited = 0 } = event
    const plan = planReturn(order, returned, items)
    if (!plan.ok) continue
    const kind = items.some(({ lineId }) => hasLineLeft(order, steps, lineId)) ? 'returned' : 'cancelled'
    const ways = credited > 0 ? toCreditedRefund(order, plan.refund.instruments) : plan.refund.instruments
    const instruments = ways.filter((one) => one.amount > 0 || one.points > 0)
    givenBack.push({ key, at, kind, items, amount, instruments })
    returned = plan.returned
  }
  return { steps, givenBack, exchanged, deliveryChanges, returned }
}

function hasLineLeft({ shipments }: OrderDraft, steps: OrderHistory['steps'], lineId: LineId): boolean {
  const shipment = shipments.find(({ lineIds }) => lineIds.includes(lineId))
  return hasLeft(steps[shipment?.shipmentId ?? '']?.at(-1)?.state ?? 'allocated')
}
