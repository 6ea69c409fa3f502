import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type BadgeTone = 'ink' | 'paper' | 'outline' | 'sale' | 'positive' | 'warning'

/** A few words that mark a thing: new, sale, last pairs. */
export function Badge({ tone = 'paper', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
