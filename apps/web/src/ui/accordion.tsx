import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

type Props = {
  readonly title: ReactNode
  /** At the end of the line: a count, what is chosen. */
  readonly end?: ReactNode
  readonly open?: boolean
  /** Sections of one name close each other. */
  readonly name?: string
  readonly children: ReactNode
}

/** A section that opens to what is in it; the platform's own, so that it works before any script and the browser finds words in it. */
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
