import type { Product } from '@lacehouse/contracts'
import { useEffect } from 'react'
import { RecommendationCarousel } from '../../../blocks/recommendations/recommendation-carousel.tsx'
import { reportBehaviour } from '../../../client/events/report-behaviour.ts'
import { rememberViewed } from '../../../client/products/product-list.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { ProductSets } from './product-sets.tsx'
import styles from './related-products.module.css'
import { Upsells } from './upsells.tsx'
import { ViewedProducts } from './viewed-products.tsx'

/** Shows what leads on from a product: what goes with it, the sets that it is part of, and what was looked at before. */
export function RelatedProducts({ product }: { readonly product: Product }) {
  const { id, upsells } = product

  // The list is the browser's own, and this visit belongs to it.
  useEffect(() => {
    rememberViewed(id)
    reportBehaviour({ type: 'product', name: 'viewed', productId: id })
  }, [id])

  return (
    <MessagesProvider areas={['related']}>
      {upsells.ids.length > 0 ? <Upsells {...upsells} /> : <Outfit productId={id} />}
      <ProductSets productId={id} />
      <ViewedProducts without={id} />
    </MessagesProvider>
  )
}

/** Completes an outfit with the product, where no one chose what goes with it. */
function Outfit({ productId }: { readonly productId: string }) {
  const t = useTranslate()
  const title = t('related.outfit')
  return (
    <div className={styles.outfit}>
      <RecommendationCarousel title={title} slot="outfit" cards={3} productId={productId} hasHeading />
    </div>
  )
}
