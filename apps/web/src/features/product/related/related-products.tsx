import type { Product } from '@lacehouse/contracts'
import { useEffect } from 'react'
import { rememberViewed } from '../../../client/products/product-list.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { ProductSets } from './product-sets.tsx'
import { Upsells } from './upsells.tsx'
import { ViewedProducts } from './viewed-products.tsx'

/** Shows what leads on from a product: what goes with it, the sets that it is part of, and what was looked at before. */
export function RelatedProducts({ product }: { readonly product: Product }) {
  const { id, upsells } = product

  // The list is the browser's own, and this visit belongs to it.
  useEffect(() => {
    rememberViewed(id)
  }, [id])

  return (
    <MessagesProvider areas={['related']}>
      {upsells.ids.length > 0 ? <Upsells {...upsells} /> : null}
      <ProductSets productId={id} />
      <ViewedProducts without={id} />
    </MessagesProvider>
  )
}
