import type { Product } from '@lacehouse/contracts'
import { useEffect } from 'react'
import { PhotoGallery } from '../../../blocks/photos/photo-gallery.tsx'
import { RecommendationCarousel } from '../../../blocks/recommendations/recommendation-carousel.tsx'
import type { AddToCart } from '../../../client/cart/add-to-cart.ts'
import { pushToDataLayer } from '../../../client/events/data-layer.ts'
import { reportBehaviour } from '../../../client/events/report-behaviour.ts'
import { rememberViewed } from '../../../client/products/product-list.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { ProductSets } from './product-sets.tsx'
import styles from './related-products.module.css'
import { Upsells } from './upsells.tsx'
import { ViewedProducts } from './viewed-products.tsx'

type Props = { readonly product: Product; readonly addToCart: AddToCart }

/** Shows what leads on from a product: what goes with it, the sets that it is part of, and what was looked at before. */
export function RelatedProducts({ product, addToCart }: Props) {
  const { id, name, upsells, currency } = product
  const price = product.price.lowCurrent

  // The list is the browser's own, and this visit belongs to it.
  useEffect(() => {
    rememberViewed(id)
    reportBehaviour({ type: 'product', name: 'viewed', productId: id })
  }, [id])

  // Analytics count the pages that browsers show, which the server's render is not.
  useEffect(() => {
    const items = [{ item_id: id, item_name: name.slice(0, 120), price, quantity: 1 }]
    pushToDataLayer({ event: 'view_item', ecommerce: { currency, value: price, items } })
  }, [id, name, currency, price])

  return (
    <MessagesProvider areas={['related']}>
      {upsells.ids.length > 0 ? (
        <Upsells productId={id} layout={upsells.layout} addToCart={addToCart} />
      ) : (
        <Outfit productId={id} />
      )}
      <ProductSets productId={id} />
      <AsWorn productId={id} />
      <ViewedProducts without={id} />
    </MessagesProvider>
  )
}

/** Shows how people wear the product, by the pictures that have its id as their tag (CMS-16). */
function AsWorn({ productId }: { readonly productId: string }) {
  const t = useTranslate()
  const block = { id: 'as-worn', type: 'photo-carousel', title: t('related.worn'), filter: productId } as const
  return (
    <div className={styles.outfit}>
      <PhotoGallery block={block} tiles={{}} priority={false} />
    </div>
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
