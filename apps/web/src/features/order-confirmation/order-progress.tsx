import { listShipmentStages, toShipmentStage } from '@lacehouse/domain/order/find-order-stage'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { useTranslate } from '../../i18n/use-text.ts'
import type { Order } from './order.ts'
import styles from './order-progress.module.css'

/** Shows the stages of a shipment with the one that it has reached; a cancelled or returned one has only its name. */
export function OrderProgress({ shipment }: { readonly shipment: Order['shipments'][number] }) {
  const t = useTranslate()
  const stage = toShipmentStage(shipment.state as ShipmentState)
  const stages = listShipmentStages(stage, shipment.store !== undefined)
  if (stages.length === 0) return <p className={styles.end}>{t(`order.progress.${stage}`)}</p>
  const reached = stages.indexOf(stage)
  return (
    <ol className={styles.steps} aria-label={t('order.progress.label')}>
      {stages.map((one, index) => (
        <li
          key={one}
          className={styles.step}
          data-reached={index <= reached}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t(`order.progress.${one}`)}
        </li>
      ))}
    </ol>
  )
}
