import type { CallReply } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { CartFate } from './cart-fate.tsx'
import { LocationList } from './location-list.tsx'
import styles from './location-page.module.css'

type Props = { readonly regions: CallReply<'utilities.locales'>['regions'] }

/** Lists all countries and languages as a page, for visitors without scripts or with a link (RT-17). */
export function LocationPage({ regions }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <h1>{t('dialogs.location.title')}</h1>
      <p className={styles.text}>{t('dialogs.location.text')}</p>
      <CartFate regions={regions} />
      <LocationList regions={regions} level="h2" />
    </div>
  )
}
