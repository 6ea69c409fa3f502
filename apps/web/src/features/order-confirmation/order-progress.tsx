import { listShipmentStages, type ShipmentStage, toShipmentStage } from '@lacehouse/domain/order/find-order-stage'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { Order } from './order.ts'
import styles from './order-progress.module.css'

type Props = {
  readonly shipment: Order['shipments'][number]
  /** When the order was placed, which is the first step of a shipment. */
  readonly placedAt: string
}

/**
 * Shows the stages of a shipment with the one that it has reached and the day of each step, and the link to its carrier; a cancelled or
 * returned one has only its name and day.
 */
export function OrderProgress({ shipment, placedAt }: Props) {
  const t = useTranslate()
  const { state, steps = [{ state: 'allocated', at: placedAt }], store, tracking } = shipment
  const stage = toShipmentStage(state as ShipmentState)
  const stages = listShipmentStages(stage, store !== undefined)
  const reached = stages.indexOf(stage)
  const findDay = (one: ShipmentStage) =>
    steps.findLast((step) => toShipmentStage(step.state as ShipmentState) === one)?.at
  return (
    <>
      {stages.length === 0 ? (
        <p className={styles.end}>
          {t(`order.progress.${stage}`)} <Day at={findDay(stage)} />
        </p>
      ) : (
        <ol className={styles.steps} aria-label={t('order.progress.label')}>
          {stages.map((one, index) => (
            <li
              key={one}
              className={styles.step}
              data-reached={index <= reached}
              aria-current={index === reached ? 'step' : undefined}
            >
              {t(`order.progress.${one}`)} <Day at={index <= reached ? findDay(one) : undefined} />
            </li>
          ))}
        </ol>
      )}
      {tracking ? (
        <a className={styles.parcel} href={tracking.url} target="_blank" rel="noreferrer">
          {t('order.parcel', tracking)}
        </a>
      ) : null}
    </>
  )
}

function Day({ at }: { readonly at: string | undefined }) {
  const { date } = useFormat()
  if (at === undefined) return null
  return (
    <time className={styles.day} dateTime={at}>
      {date(at, { day: 'numeric', month: 'short' })}
    </time>
  )
}
