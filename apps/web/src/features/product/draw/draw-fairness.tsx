import { useTranslate } from '../../../i18n/use-text.ts'
import styles from './draw-part.module.css'
import type { Draw } from './use-draw.ts'

type Props = {
  readonly draw: Draw
  /** The shopper's own. */
  readonly ticket: string | undefined
}

/** Says how the draw works and what proves that it is fair. */
export function DrawFairness({ draw, ticket }: Props) {
  const t = useTranslate()
  const units = draw.units.reduce((sum, one) => sum + one.units, 0)
  return (
    <details className={styles.fairness}>
      <summary>{t('draws.how')}</summary>
      <p>{t('draws.rules', { units, entries: draw.entries, hours: draw.holdHours })}</p>
      <p>{t('draws.proof')}</p>
      <dl className={styles.proof}>
        <dt>{t('draws.seedHash')}</dt>
        <dd>{draw.seedHash}</dd>
        {draw.seed ? (
          <>
            <dt>{t('draws.seed')}</dt>
            <dd>{draw.seed}</dd>
          </>
        ) : null}
        {ticket ? (
          <>
            <dt>{t('draws.ticket')}</dt>
            <dd>{ticket}</dd>
          </>
        ) : null}
      </dl>
    </details>
  )
}
