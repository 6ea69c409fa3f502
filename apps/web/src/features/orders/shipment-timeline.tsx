import { listShipmentStages, type ShipmentStage, toShipmentStage } from '@lacehouse/domain/order/find-order-stage'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './shipment-timeline.module.css'

type Step = { readonly state: string; readonly at: string }
type Props = {
  readonly steps: readonly Step[]
  readonly isPickup: boolean
  readonly tracking?: { readonly carrier: string; readonly number: string; readonly url: string } | undefined
}

/** Shows what has happened to a shipment, with dates, and what comes next; below it the link to its carrier (ACC-06). */
export function ShipmentTimeline({ steps, isPickup, tracking }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const reached = steps.map(({ state, at }) => ({ stage: toShipmentStage(state as ShipmentState), at }))
  const current = reached.at(-1)?.stage ?? 'placed'
  const coming = listComing(current, isPickup)
  return (
    <div className={styles.timeline}>
      <ol className={styles.steps} aria-label={t('order.progress.label')}>
        {reached.map(({ stage, at }, index) => (
          <li
            key={stage}
            className={styles.step}
            data-reached
            aria-current={index === reached.length - 1 ? 'step' : undefined}
          >
            <span>{t(`order.progress.${stage}`)}</span>
            <time className={styles.date} dateTime={at}>
              {date(at, { dateStyle: 'long' })}
            </time>
          </li>
        ))}
        {coming.map((stage) => (
          <li key={stage} className={styles.step}>
            {t(`order.progress.${stage}`)}
          </li>
        ))}
      </ol>
      {tracking ? (
        <a className={styles.parcel} href={tracking.url} target="_blank" rel="noreferrer">
          {t('order.parcel', tracking)}
        </a>
      ) : null}
    </div>
  )
}

/** Lists the stages after the current one; a cancelled or returned shipment has none. */
const listComing = (current: ShipmentStage, isPickup: boolean): readonly ShipmentStage[] => {
  const stages = listShipmentStages(current, isPickup)
  return stages.slice(stages.indexOf(current) + 1)
}
