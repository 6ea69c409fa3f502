import { multiplyPoints, plainFactor } from '@lacehouse/domain/loyalty/loyalty-tier'
import { useProfile } from '../../client/account/profile-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './points-to-earn.module.css'

type Props = {
  /** A member's cart counts by the member's tier already, a product's page is the same for everybody. */
  readonly points: number
  /** The message area of the page that shows it. */
  readonly area: 'product' | 'cart'
}

/**
 * Says what a member earns; others are shown the way to join. The server writes the words for everybody, because the page is
 * cached, and the browser makes them the member's own (LOY-01). The way to join is there until then, so that nothing moves when it comes.
 */
export function PointsToEarn({ points, area }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  const profile = useProfile()
  if (profile?.isLoyaltyMember) {
    const factor = profile.loyaltySummary?.standing?.tier?.pointsFactor ?? plainFactor
    const own = area === 'cart' ? points : multiplyPoints(points, factor)
    return (
      <p className={styles.points}>{t(area === 'cart' ? 'cart.points.own' : 'product.points.own', { points: own })}</p>
    )
  }
  return (
    <p className={styles.points}>
      <span>{t(area === 'cart' ? 'cart.points.members' : 'product.points.members', { points })}</span>
      <a href={account ? `/${locale}/account/loyalty` : `/${locale}/sign-up`}>
        {t(area === 'cart' ? 'cart.points.join' : 'product.points.join')}
      </a>
    </p>
  )
}
