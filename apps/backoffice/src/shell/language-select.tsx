import { languages } from '../words/languages.ts'
import { useWords } from '../words/use-words.ts'
import styles from './shell.module.css'

/** Changes the language of the back office in this browser. */
export function LanguageSelect() {
  const { t, locale, setLocale } = useWords()
  return (
    <select
      className={styles.language}
      aria-label={t('backoffice.nav.language')}
      value={locale}
      onChange={({ target }) => setLocale(target.value)}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code.slice(0, 2)}>
          {name}
        </option>
      ))}
    </select>
  )
}
