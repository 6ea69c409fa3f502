import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './product-page.module.css'

/** A section with a heading for other products. */
export function ProductRecommendations({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <section className={styles.more} aria-label={t('product.recommended')}>
      <h2>{t('product.recommended')}</h2>
      {children}
    </section>
  )
}
