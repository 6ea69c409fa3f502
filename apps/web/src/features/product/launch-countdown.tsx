import { useMoment } from '../../i18n/use-moment.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './buy-button.module.css'
import { formatTimeLeft } from './format-time-left.ts'

type Props = { readonly at: string; readonly now: Date; readonly isCompact: boolean }

/** Shows the launch date and the time until then by the server's clock. */
export function LaunchCountdown({ at, now, isCompact }: Props) {
  const t = useTranslate()
  const moment = useMoment()
  const left = now.getTime() === 0 ? null : formatTimeLeft(new Date(at).getTime() - now.getTime())
  return (
    <div className={classNames(styles.launch, isCompact && styles.compact)}>
      <p className={styles.date}>{t('product.launching', { date: moment(at) })}</p>
      {left && !isCompact ? (
        <p className={styles.time} role="timer">
          {left}
        </p>
      ) : null}
    </div>
  )
}
