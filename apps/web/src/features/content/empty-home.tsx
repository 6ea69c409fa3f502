import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './empty-home.module.css'

/** The home page of a site without published content, or while its content cannot be read; the shop itself works. */
export function EmptyHome({ isAway = false }: { readonly isAway?: boolean }) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.head}>
      <h1>{t('home.heading')}</h1>
      <p className={styles.text}>{t(isAway ? 'home.away.text' : 'home.empty.text')}</p>
      <LinkButton href={`/${locale}/search`} size="large">
        {t('common.shopNow')}
      </LinkButton>
    </div>
  )
}
