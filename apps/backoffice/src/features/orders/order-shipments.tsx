import type { StaffOrder } from '@lacehouse/contracts'
import { useState } from 'react'
import { callBackoffice, toAddress } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/detail-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './order-page.module.css'
import { ParcelDialog } from './parcel-dialog.tsx'
import { ShipmentStateBadge } from './state-badges.tsx'
import { useOrderChange } from './use-order-change.ts'

type Shipment = StaffOrder['shipments'][number]
/** The states to which staff move a shipment by hand. */
const movable = ['picking', 'shipped', 'ready_for_pickup', 'delivered', 'collected'] as const
type Movable = (typeof movable)[number]
/** The documents of a shipment; a pickup needs no label. */
const papers = ['pick-list', 'packing-slip', 'label'] as const

/** The shipments of an order, each with its next step. */
export function OrderShipments({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  return (
    <Panel title={t('backoffice.order.shipments')}>
      {order.shipments.map((shipment, at) => (
        <ShipmentRow key={shipment.shipmentId} order={order} shipment={shipment} nth={at + 1} />
      ))}
    </Panel>
  )
}

type Props = { readonly order: StaffOrder; readonly shipment: Shipment; readonly nth: number }

function ShipmentRow({ order, shipment, nth }: Props) {
  const { t } = useWords()
  const { rights } = useSession()
  const [isShipping, setIsShipping] = useState(false)
  const { orderNumber } = order
  const { shipmentId, state, kind, method, tracking, itemIds, next } = shipment
  const move = useOrderChange(orderNumber, (to: Movable) =>
    callBackoffice('backoffice.moveShipment', { params: { orderNumber }, body: { shipmentId, to } }),
  )
  const names = order.items.filter(({ itemId }) => itemIds.includes(itemId)).map(({ name, qty }) => `${qty} × ${name}`)
  const steps = rights.includes('orders.fulfil') ? movable.filter((to) => next.includes(to)) : []
  return (
    <div className={styles.shipment}>
      <div className={styles.row}>
        <h3>{t('backoffice.order.shipment', { nth })}</h3>
        <ShipmentStateBadge state={state} />
      </div>
      <p className={styles.quiet}>
        {kind === 'pickup' ? t('backoffice.order.pickup') : method} · {names.join(', ')}
      </p>
      {tracking ? (
        <p>
          <a href={tracking.url} target="_blank" rel="noreferrer">
            {tracking.carrier} {tracking.number}
          </a>
        </p>
      ) : null}
      {rights.includes('orders.fulfil') && order.state === 'finalised' && state !== 'cancelled' ? (
        <p className={page.actions}>
          {papers.map((document) =>
            document === 'label' && kind === 'pickup' ? null : (
              <a
                key={document}
                href={toAddress('backoffice.getShipmentDocument', { params: { orderNumber, shipmentId, document } })}
                target="_blank"
                rel="noreferrer"
              >
                {t(`backoffice.paper.${document}`)}
              </a>
            ),
          )}
        </p>
      ) : null}
      <ErrorNotice error={move.error} />
      <div className={page.actions}>
        {steps.map((to, at) => (
          <Button
            key={to}
            variant={at === 0 ? 'action' : 'secondary'}
            busy={move.isPending}
            onClick={() => (to === 'shipped' ? setIsShipping(true) : move.mutate(to))}
          >
            {t(`backoffice.move.${to}`)}
          </Button>
        ))}
      </div>
      {isShipping ? (
        <ParcelDialog
          orderNumber={orderNumber}
          title={t('backoffice.ship.title', { nth })}
          send={(parcel) =>
            callBackoffice('backoffice.moveShipment', {
              params: { orderNumber },
              body: { shipmentId, to: 'shipped', tracking: parcel },
            })
          }
          onClose={() => setIsShipping(false)}
        />
      ) : null}
    </div>
  )
}
