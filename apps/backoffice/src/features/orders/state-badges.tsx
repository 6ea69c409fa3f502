import type { StaffOrder, StaffOrderSummary } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

type OrderState = StaffOrderSummary['state']
type ShipmentState = StaffOrder['shipments'][number]['state']

const orderTones: Readonly<Record<OrderState, BadgeTone>> = {
  processing: 'plain',
  payment_pending: 'warning',
  finalised: 'positive',
  cancelled: 'negative',
  failed: 'negative',
}

const shipmentTones: Readonly<Record<ShipmentState, BadgeTone>> = {
  allocated: 'warning',
  picking: 'plain',
  ready_for_pickup: 'plain',
  shipped: 'plain',
  delivered: 'positive',
  collected: 'positive',
  cancelled: 'negative',
  returned: 'negative',
}

/** The state of an order in words. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const { t } = useWords()
  return <Badge tone={orderTones[state]} text={t(`backoffice.state.${state}`)} />
}

/** The state of a shipment in words. */
export function ShipmentStateBadge({ state }: { readonly state: ShipmentState }) {
  const { t } = useWords()
  return <Badge tone={shipmentTones[state]} text={t(`backoffice.step.${state}`)} />
}
