import { type ConsentCategory, consentCategories } from '@lacehouse/domain/site/consent'
import { useState } from 'react'
import { saveChoice } from '../../client/consents/save-choice.ts'
import { useChoice } from '../../client/consents/use-choice.ts'
import { useLocale } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './preferences-page.module.css'

/** Shows what the shop stores by category, and lets a visitor choose and change the choice at any time (ROLE-04). */
export function PreferencesPage() {
  const t = useTranslate()
  const locale = useLocale()
  const { categories, id, hasPrivacySignal } = useChoice()
  const [edited, setEdited] = useState<readonly ConsentCategory[] | null>(null)
  const [isSaved, setSaved] = useState(false)
  const checked = edited ?? categories
  const toggle = (category: ConsentCategory) => {
    setSaved(false)
    setEdited(checked.includes(category) ? checked.filter((one) => one !== category) : [...checked, category])
  }
  const save = (chosen: readonly ConsentCategory[]) => {
    saveChoice(chosen)
    setEdited(null)
    setSaved(true)
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('consent.title')}</h1>
      <p>
        {t('consent.text')} <a href={`/${locale}/privacy`}>{t('consent.policy')}</a>
      </p>
      {hasPrivacySignal && !id ? <Notice tone="info">{t('consent.signal')}</Notice> : null}
      <form className={styles.categories} data-replay>
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            name={category}
            label={t(`consent.${category}.title`)}
            hint={t(`consent.${category}.text`)}
            checked={checked.includes(category)}
            disabled={category === 'C0001'}
            onChange={() => toggle(category)}
          />
        ))}
      </form>
      <div className={styles.buttons}>
        <Button onClick={() => save([])}>{t('consent.refuse')}</Button>
        <Button onClick={() => save(consentCategories)}>{t('consent.accept')}</Button>
        <Button onClick={() => save(checked)}>{t('consent.save')}</Button>
      </div>
      <div role="status">{isSaved ? <p className={styles.saved}>{t('consent.saved')}</p> : null}</div>
      {id ? <p className={styles.record}>{t('consent.record', { id })}</p> : null}
    </div>
  )
}
