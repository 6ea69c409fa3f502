import { useTranslate } from '../../../i18n/use-text.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './view-frame.module.css'

/** Says that a medium cannot be shown, and tries it again. */
export function ViewFailure({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div className={styles.failure} role="status">
      <p>{words}</p>
      <TextButton onClick={onRetry}>{t('common.retry')}</TextButton>
    </div>
  )
}
