import { consentCategories } from '@lacehouse/domain/site/consent'
import { saveChoice } from '../../client/consents/save-choice.ts'
import { useLocale } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './consent-banner.module.css'

type Props = { readonly onClose: () => void }

/**
 * Asks for consent at the bottom of the page. It is no dialog: it takes no focus and blocks nothing, and what needs consent waits
 * until it is answered (ROLE-04).
 */
export function ConsentBanner({ onClose }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const decide = (categories: Parameters<typeof saveChoice>[0]) => {
    saveChoice(categories)
    onClose()
  }
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div className={styles.words}>
        <h2 className={styles.title} id="consent-title">
          {t('consent.banner.title')}
        </h2>
        <p className={styles.text}>
          {t('consent.banner.text')}{' '}
          <a href={`/${locale}/privacy/preferences`} onClick={onClose}>
            {t('consent.banner.settings')}
          </a>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="primary" wide onClick={() => decide([])}>
          {t('consent.refuse')}
        </Button>
        <Button variant="primary" wide onClick={() => decide(consentCategories)}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  )
}
