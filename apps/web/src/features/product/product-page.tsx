import type { Product } from '@lacehouse/contracts'
import { type ReactNode, Suspense, useRef } from 'react'
import type { AddToCart, ProductConfiguration } from '../../client/cart/add-to-cart.ts'
import { useIsBrowser } from '../../client/use-is-browser.ts'
import { StockNotice } from '../../components/product/stock-notice/stock-notice.tsx'
import { useLiveProduct } from '../../components/product/use-inventory.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ColorPicker } from './color-picker.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { isFootwear } from './is-footwear.ts'
import { LatePickupOffer } from './late-pickup-offer.ts'
import { BuyBar, DrawPart, ProductDetails } from './late-product-parts.ts'
import type { PickUpFromStore } from './pick-up-from-store.ts'
import { ProductForm } from './product-form.tsx'
import { ProductHeading } from './product-heading.tsx'
import styles from './product-page.module.css'
import { ProductPayments } from './product-payments.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { useBuying } from './use-buying.ts'
import { useProductChoice } from './use-product-choice.ts'

type Props = {
  readonly product: Product
  readonly addToCart: AddToCart
  readonly pickUp: PickUpFromStore
  /** A carousel of other products. */
  readonly recommendations?: ReactNode
}

/** Shows one product: pictures, price, colours, sizes and the button to buy it (CAT-05). */
export function ProductPage({ product: loaded, addToCart, pickUp, recommendations }: Props) {
  const product = useLiveProduct(loaded)
  const isBrowser = useIsBrowser()
  const chosen = useProductChoice(product)
  const configuration = useRef<ProductConfiguration | null>({})
  const buying = useBuying({ product, chosen, addToCart, configuration })
  const button = useRef<HTMLDivElement>(null)
  const draw = product.draw ? (
    <Suspense>{isBrowser ? <DrawPart product={product} drawId={product.draw} buying={buying} /> : null}</Suspense>
  ) : null
  const offer =
    product.isDigital || draw ? null : (
      <LatePickupOffer
        product={product}
        variant={chosen.variant}
        color={chosen.color}
        pickUp={pickUp}
        onSizeMissing={buying.buy}
      />
    )
  return (
    <div className={styles.page}>
      {product.breadcrumbs.length > 0 ? <Breadcrumbs crumbs={product.breadcrumbs} leadsOn /> : null}
      <div className={styles.columns} data-square={isFootwear(product) || undefined}>
        <ProductPictures product={product} color={chosen.color} />
        <div className={styles.panel}>
          <ProductHeading product={product} choice={chosen.choice} now={buying.now} />
          <ColorPicker product={product} choice={chosen.choice} />
          <ProductForm
            product={product}
            chosen={chosen}
            buying={buying}
            configuration={configuration}
            instead={draw ?? (product.isRobisOnly ? offer : null)}
            place={button}
          />
          <StockNotice variant={chosen.variant} />
          {draw ? null : <ProductPayments product={product} choice={chosen.choice} buying={buying} />}
          {product.isRobisOnly ? null : (
            <DeliveryPromise product={product} availability={buying.offer} sentFrom={buying.preOrder?.from} />
          )}
          {product.isRobisOnly ? null : offer}
          <ProductDetails product={product} />
        </div>
      </div>
      {recommendations}
      {isBrowser && !product.isRobisOnly && !draw ? (
        <Suspense>
          <BuyBar product={product} choice={chosen.choice} buying={buying} main={button} />
        </Suspense>
      ) : null}
    </div>
  )
}
