import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { IconName } from './icon-names.ts'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'positive' | 'warning' | 'negative'

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  positive: 'circle-check',
  warning: 'triangle-alert',
  negative: 'circle-alert',
}

type Props = {
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Links or buttons for the next step. */
  readonly actions?: ReactNode
  readonly onDismiss?: () => void
  readonly dismissLabel?: string
}

/** A message at the top of the content that it concerns. */
export function Notice({ tone = 'info', title, children, actions, onDismiss, dismissLabel = '' }: Props) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton className={styles.dismiss} icon="x" label={dismissLabel} size={18} onClick={onDismiss} />
      ) : null}
    </div>
  )
}
