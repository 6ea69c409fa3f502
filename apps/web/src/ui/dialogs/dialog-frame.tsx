import { type ReactNode, useContext } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { IconButton } from '../icon-button.tsx'
import { DialogContext } from './dialog-context.ts'
import styles from './dialog-frame.module.css'

type Props = {
  readonly title: ReactNode
  /** Shown before the title: a button that leads back within the dialog. */
  readonly start?: ReactNode
  /** Shown below the scrolling content: the buttons. */
  readonly footer?: ReactNode
  /** Removes the padding, for lists and pictures that reach the edges. */
  readonly bleed?: boolean
  /** Lays title and buttons over the content, which gets the whole height. */
  readonly floating?: boolean
  readonly children: ReactNode
}

/** The frame of a dialog: title and close button, scrolling content, and buttons. */
export function DialogFrame({ title, start, footer, bleed = false, floating = false, children }: Props) {
  const t = useTranslate()
  const { titleId, dismiss, insistent } = useContext(DialogContext)
  return (
    <div className={styles.frame} data-floating={floating || undefined}>
      <div className={styles.header}>
        {start}
        {/* The title gets the focus, so that screen readers announce it and no field opens a keyboard. */}
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
