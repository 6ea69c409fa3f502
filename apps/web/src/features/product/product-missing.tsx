import { ProductCarousel } from '../../blocks/product-carousel/product-carousel.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './product-missing.module.css'

/** A product that is gone leads on to others. */
export function ProductMissing() {
  const say = useText()
  return (
    <section className={styles.missing} data-areas="product seo">
      <title>{say('product.notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{say('product.notFound.title')}</h1>
      <p className={styles.text}>{say('product.notFound.text')}</p>
      <ProductCarousel title={say('product.recommended')} query={{ sort: 'relevance', limit: 12 }} />
    </section>
  )
}
