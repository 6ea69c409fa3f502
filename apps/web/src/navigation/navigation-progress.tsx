import { useNavigation } from 'react-router'
import { useTranslate } from '../i18n/use-text.ts'
import styles from './navigation-progress.module.css'

/** Shows a line at the top of the page while a navigation takes longer than 300 ms. */
export function NavigationProgress() {
  const t = useTranslate()
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.line} role="progressbar" aria-label={t('common.loading')} />
}
