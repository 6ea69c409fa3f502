import { useNavigation } from 'react-router'
import { useTranslate } from '../i18n/use-text.ts'
import styles from './navigation-progress.module.css'

/** A line along the top while the next page takes more than 300 ms. */
export function NavigationProgress() {
  const t = useTranslate()
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.line} role="progressbar" aria-label={t('common.loading')} />
}
