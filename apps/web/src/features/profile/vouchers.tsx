import { useVouchers } from '../../client/account/points-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './account-page.module.css'

/** The vouchers of the programme, with those that the member's points are enough for (LOY-02). */
export function Vouchers() {
  const t = useTranslate()
  const { amount, number } = useFormat()
  const { currency } = useShop().site
  const vouchers = useVouchers()
  if (vouchers.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="vouchers">
      <h2 className={styles.heading} id="vouchers">
        {t('profile.vouchers.title')}
      </h2>
      <p className={styles.text}>{t('profile.vouchers.text')}</p>
      <ul className={styles.rows}>
        {vouchers.map(({ voucherId, points, amountInCurrency, available }) => (
          <li className={styles.row} key={voucherId}>
            <div>
              <p>{t('profile.vouchers.worth', { amount: amount(amountInCurrency, currency) })}</p>
              <p className={styles.text}>{t('profile.vouchers.points', { points: number(points) })}</p>
            </div>
            <Badge tone={available ? 'positive' : 'paper'}>
              {t(available ? 'profile.vouchers.available' : 'profile.vouchers.notYet')}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
