import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './product-page.module.css'

/** The id of the section, to which a sold-out product leads. */
export const recommendedId = 'recommended'

/** A heading over other products. What shows them, such as a carousel, is the region that bears the name. */
export function ProductRecommendations({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <div id={recommendedId} className={styles.more}>
      <h2>{t('product.recommended')}</h2>
      {children}
    </div>
  )
}
