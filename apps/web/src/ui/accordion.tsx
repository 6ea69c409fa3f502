import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

type Props = {
  readonly title: ReactNode
  /** Shown at the end of the line, for example a count. */
  readonly end?: ReactNode
  readonly open?: boolean
  /** Sections of one name close each other. */
  readonly name?: string
  readonly children: ReactNode
}

/**
 * A section that opens and closes. It is the platform's own element, so that it works without scripts and the browser
 * finds text in it.
 */
export function Accordion({ title, end, open, name, children }: Props) {
  return (
    <details className={styles.section} open={open} name={name}>
      <summary className={styles.title}>
        <span className={styles.words}>{title}</span>
        {end ? <span className={styles.end}>{end}</span> : null}
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
