import { useContext } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Spinner } from '../spinner.tsx'
import { DialogContext } from './dialog-context.ts'
import styles from './dialog-layer.module.css'

/** Shows a spinner until the dialog's code is loaded. */
export function DialogWaiting() {
  const t = useTranslate()
  const { titleId } = useContext(DialogContext)
  return (
    <p className={styles.waiting} id={titleId}>
      <Spinner label={t('common.loading')} size={28} />
    </p>
  )
}
