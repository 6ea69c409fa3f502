import { type ReactNode, useContext } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { IconButton } from '../icon-button.tsx'
import { DialogContext } from './dialog-context.ts'
import styles from './dialog-frame.module.css'

type Props = {
  readonly title: ReactNode
  /** Before the title: a way back within the dialog. */
  readonly start?: ReactNode
  /** Stays in view below what scrolls: the buttons. */
  readonly footer?: ReactNode
  /** Without room around it, for lists and pictures that reach the edges. */
  readonly bleed?: boolean
  readonly children: ReactNode
}

/** The inside of every dialog: title and cross above, what scrolls, and buttons below. */
export function DialogFrame({ title, start, footer, bleed = false, children }: Props) {
  const t = useTranslate()
  const { titleId, dismiss, insistent } = useContext(DialogContext)
  return (
    <div className={styles.frame}>
      <div className={styles.header}>
        {start}
        {/* The title takes the focus, so that a screen reader says it first and no field opens a keyboard unasked. */}
        <h2 className={styles.title} id={titleId} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        {insistent ? null : <IconButton icon="x" label={t('common.close')} onClick={dismiss} />}
      </div>
      <div className={styles.body} data-bleed={bleed || undefined}>
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  )
}
