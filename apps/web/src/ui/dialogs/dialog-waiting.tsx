import { useContext } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Spinner } from '../spinner.tsx'
import { DialogContext } from './dialog-context.ts'
import styles from './dialog-layer.module.css'

/** What a dialog shows until its own code is there. */
export function DialogWaiting() {
  const t = useTranslate()
  const { titleId } = useContext(DialogContext)
  return (
    <p className={styles.waiting} id={titleId}>
      <Spinner label={t('common.loading')} size={28} />
    </p>
  )
}
