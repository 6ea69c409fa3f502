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

type Charge = NonNullable<StaffOrderSummary['charge']>

const chargeTones: Readonly<Record<Charge, BadgeTone>> = {
  waiting: 'plain',
  charging: 'warning',
  declined: 'negative',
  charged: 'positive',
  ended: 'plain',
}

/** How far the charge of a pre-order's card is, in words. */
export function ChargeBadge({ charge }: { readonly charge: Charge }) {
  const { t } = useWords()
  return <Badge tone={chargeTones[charge]} text={t(`backoffice.preOrder.charge.${charge}`)} />
}

type OrderBadgeProps = { readonly state: OrderState; readonly charge?: Charge | undefined }

/** The state of an order in words; one whose card is charged later is not paid before. */
export function OrderStateBadge({ state, charge }: OrderBadgeProps) {
  const { t } = useWords()
  if (state === 'finalised' && charge && charge !== 'charged') return <ChargeBadge charge={charge} />
  return <Badge tone={orderTones[state]} text={t(`backoffice.state.${state}`)} />
}

/** The state of a shipment in words. */
export function ShipmentStateBadge({ state }: { readonly state: ShipmentState }) {
  const { t } = useWords()
  return <Badge tone={shipmentTones[state]} text={t(`backoffice.step.${state}`)} />
}
