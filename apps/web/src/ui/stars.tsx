import type { CSSProperties } from 'react'
import styles from './stars.module.css'

type Props = {
  /** From 0 to 5. */
  readonly value: number
  /** The accessible name; without it the stars are decoration beside words that say the same. */
  readonly label?: string
}

/** Five stars of which a rating fills a share. Their size is that of the text. */
export function Stars({ value, label }: Props) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return <span className={styles.stars} style={{ '--share': `${value * 20}%` } as CSSProperties} {...named} />
}
