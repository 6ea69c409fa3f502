import type { CallReply } from '@lacehouse/contracts'
import { useText } from '../../i18n/use-text.ts'
import { LocationList } from './location-list.tsx'
import styles from './location-page.module.css'

type Props = { readonly regions: CallReply<'utilities.locales'>['regions'] }

/** All countries and languages, for those who came without a script or by a link (RT-17). */
export function LocationPage({ regions }: Props) {
  const say = useText()
  return (
    <div className={styles.page}>
      <h1>{say('dialogs.location.title')}</h1>
      <p className={styles.text}>{say('dialogs.location.text')}</p>
      <LocationList regions={regions} level="h2" />
    </div>
  )
}
