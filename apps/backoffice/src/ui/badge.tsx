import styles from './badge.module.css'

export type BadgeTone = 'plain' | 'positive' | 'warning' | 'negative'

/** A short word about a state; its colour only underlines what it says. */
export function Badge({ tone = 'plain', text }: { readonly tone?: BadgeTone; readonly text: string }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{text}</span>
}
