import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './associate-page.module.css'

/** Where an agent goes on who acts for a customer; the bar above every page ends it (AUTH-09). */
export function Acting({ firstName }: { readonly firstName: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <section className={styles.group} aria-labelledby="acting">
      <h2 className={styles.heading} id="acting">
        {t('associate.acting.title', { name: firstName })}
      </h2>
      <p className={styles.text}>{t('associate.acting.text')}</p>
      <div className={styles.buttons}>
        <LinkButton variant="action" href={`/${locale}`}>
          {t('associate.acting.shop')}
        </LinkButton>
        <LinkButton href={`/${locale}/account/orders`}>{t('associate.acting.orders')}</LinkButton>
      </div>
    </section>
  )
}
