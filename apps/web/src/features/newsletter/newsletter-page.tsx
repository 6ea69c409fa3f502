import { NewsletterForm } from '../../components/newsletter/newsletter-form.tsx'
import type { NewsletterState } from '../../components/newsletter/use-newsletter-form.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './newsletter-page.module.css'

/** The page of the newsletter, for links from mails and for browsers without scripts. */
export function NewsletterPage({ state }: { readonly state?: NewsletterState | undefined }) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('newsletter.title')}</h1>
      <p>{t('newsletter.text')}</p>
      <NewsletterForm state={state} />
    </div>
  )
}
