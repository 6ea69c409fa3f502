import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

/** A titled part of a page. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
