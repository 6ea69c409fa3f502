import type { Product } from '@lacehouse/contracts'
import { type ReactNode, useRef } from 'react'
import type { AddToCart, ProductConfiguration } from '../../client/cart/add-to-cart.ts'
import { useLiveProduct } from '../../components/product/use-inventory.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { BuyBar } from './buy-bar.tsx'
import { ColorPicker } from './color-picker.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { isFootwear } from './is-footwear.ts'
import { LatePickupOffer } from './late-pickup-offer.ts'
import type { PickUpFromStore } from './pick-up-from-store.ts'
import { ProductDetails } from './product-details.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHeading } from './product-heading.tsx'
import styles from './product-page.module.css'
import { ProductPayments } from './product-payments.tsx'
import { StockNotice } from './stock-notice/stock-notice.tsx'
import { useBuying } from './use-buying.ts'
import { useProductChoice } from './use-product-choice.ts'

type Props = {
  readonly product: Product
  readonly addToCart: AddToCart
  readonly pickUp: PickUpFromStore
  /** A carousel of other products. */
  readonly recommendations?: ReactNode
}

/** Says whether the choice, or the whole product, is sold out. */

/** Shows one product: pictures, price, colours, sizes and the button to buy it (CAT-05). */
export function ProductPage({ product: loaded, addToCart, pickUp, recommendations }: Props) {
  const product = useLiveProduct(loaded)
  const chosen = useProductChoice(product)
  const configuration = useRef<ProductConfiguration | null>({})
  const buying = useBuying({ product, chosen, addToCart, configuration })
  const button = useRef<HTMLDivElement>(null)
  const offer = product.isDigital ? null : (
    <LatePickupOffer
      product={product}
      variantId={chosen.variant?.id ?? null}
      color={chosen.color}
      pickUp={pickUp}
      onSizeMissing={buying.buy}
    />
  )
  return (
    <div className={styles.page}>
      {product.breadcrumbs.length > 0 ? <Breadcrumbs crumbs={product.breadcrumbs} leadsOn /> : null}
      <div className={styles.columns} data-square={isFootwear(product) || undefined}>
        <div className={styles.pictures}>
          <ProductGallery
            key={chosen.color}
            name={product.name}
            isSquare={isFootwear(product)}
            pictures={product.images[chosen.color] ?? Object.values(product.images)[0] ?? []}
          />
        </div>
        <div className={styles.panel}>
          <ProductHeading product={product} choice={chosen.choice} />
          <ColorPicker product={product} chosen={chosen.color} />
          <ProductForm
            product={product}
            chosen={chosen}
            buying={buying}
            configuration={configuration}
            instead={product.isRobisOnly ? offer : null}
            place={button}
          />
          <StockNotice variant={chosen.variant} />
          <ProductPayments product={product} choice={chosen.choice} buying={buying} />
          {product.isRobisOnly ? null : <DeliveryPromise product={product} availability={buying.offer} />}
          {product.isRobisOnly ? null : offer}
          <ProductDetails product={product} />
        </div>
      </div>
      {recommendations}
      {product.isRobisOnly ? null : <BuyBar product={product} choice={chosen.choice} buying={buying} main={button} />}
    </div>
  )
}
