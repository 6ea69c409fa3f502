import type { Product } from '@lacehouse/contracts'
import { type ReactNode, useRef } from 'react'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { AddToCart } from './add-to-cart.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyButton } from './buy-button.tsx'
import { ColorPicker } from './color-picker.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHeading } from './product-heading.tsx'
import styles from './product-page.module.css'
import { ProductPayments } from './product-payments.tsx'
import { SizePicker } from './size-picker.tsx'
import { useBuying } from './use-buying.ts'
import { useLiveProduct } from './use-inventory.ts'
import { useProductChoice } from './use-product-choice.ts'

type Props = {
  readonly product: Product
  readonly addToCart: AddToCart
  /** Other products that may please. */
  readonly recommendations?: ReactNode
}

/** All of one product: pictures, price, colours, sizes, and the way into the cart (CAT-05). */
export function ProductPage({ product: loaded, addToCart, recommendations }: Props) {
  const product = useLiveProduct(loaded)
  const chosen = useProductChoice(product)
  const buying = useBuying({ product, chosen, addToCart })
  const button = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.page}>
      {product.breadcrumbs.length > 0 ? <Breadcrumbs crumbs={product.breadcrumbs} leadsOn /> : null}
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <ProductGallery
            key={chosen.color}
            name={product.name}
            pictures={product.images[chosen.color] ?? Object.values(product.images)[0] ?? []}
          />
        </div>
        <div className={styles.panel}>
          <ProductHeading product={product} choice={chosen.choice} />
          <ColorPicker product={product} chosen={chosen.color} />
          <SizePicker product={product} chosen={chosen} buying={buying} />
          <div ref={button}>
            <BuyButton buying={buying} />
          </div>
          <ProductPayments product={product} choice={chosen.choice} buying={buying} />
          <DeliveryPromise product={product} />
          <ProductDetails product={product} />
        </div>
      </div>
      {recommendations}
      <BuyBar product={product} choice={chosen.choice} buying={buying} main={button} />
    </div>
  )
}
