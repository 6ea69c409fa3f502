import { RecommendationCarousel } from '../../blocks/recommendations/recommendation-carousel.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './product-missing.module.css'

/** Shows that a product does not exist any more, with links to others. */
export function ProductMissing() {
  const t = useTranslate()
  return (
    <section className={styles.missing} data-areas="product seo">
      <title>{t('product.notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('product.notFound.title')}</h1>
      <p className={styles.text}>{t('product.notFound.text')}</p>
      <RecommendationCarousel title={t('product.recommended')} slot="empty" />
    </section>
  )
}
