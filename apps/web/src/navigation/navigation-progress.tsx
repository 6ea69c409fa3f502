import { useNavigation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import styles from './navigation-progress.module.css'

/** A line along the top while the next page takes more than 300 ms. */
export function NavigationProgress() {
  const say = useText()
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.line} role="progressbar" aria-label={say('common.loading')} />
}
