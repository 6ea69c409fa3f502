import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './product-page.module.css'

/** A headed place for other products. */
export function ProductRecommendations({ children }: { readonly children: ReactNode }) {
  const say = useText()
  return (
    <section className={styles.more} aria-label={say('product.recommended')}>
      <h2>{say('product.recommended')}</h2>
      {children}
    </section>
  )
}
