import type { Order } from '@lacehouse/contracts'
import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './order-points.module.css'

type Props = {
  readonly order: Pick<Order, 'earnedPoints' | 'missedPoints'>
  /** Whether the payment is not confirmed yet, and the points with it. */
  readonly isWaiting: boolean
}

/** Shows the points that a member earns with an order; others read what members earn, with the way to join (LOY-01). */
export function OrderPoints({ order: { earnedPoints = 0, missedPoints = 0 }, isWaiting }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  if (earnedPoints > 0)
    return (
      <p className={styles.points}>
        <Icon name="check" />
        {t(isWaiting ? 'order.points.coming' : 'order.points.earned', { points: earnedPoints })}
      </p>
    )
  if (missedPoints === 0) return null
  return (
    <p>
      {t('order.points.missed', { points: missedPoints })}{' '}
      <a href={account ? `/${locale}/account/loyalty` : `/${locale}/sign-up`}>{t('order.points.join')}</a>
    </p>
  )
}
