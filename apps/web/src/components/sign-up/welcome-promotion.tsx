import { useWelcomePromotion } from '../../client/account/points-query.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './sign-up-form.module.css'

/** Shows the code that makes a member's first order cheaper, while there is one (REG-10). */
export function WelcomePromotion() {
  const t = useTranslate()
  const { date } = useFormat()
  const promotion = useWelcomePromotion()
  if (!promotion) return null
  const { code, name, endsAt } = promotion
  return (
    <section className={styles.promotion} aria-labelledby="welcome-promotion">
      <p className={styles.promotionTitle} id="welcome-promotion">
        {t('credentials.welcome.promotion')}
      </p>
      <p>{name}</p>
      <p className={styles.code}>{code}</p>
      <p className={styles.text}>
        {endsAt
          ? t('credentials.welcome.promotion.until', { date: date(endsAt, { dateStyle: 'long' }) })
          : t('credentials.welcome.promotion.use')}
      </p>
    </section>
  )
}
