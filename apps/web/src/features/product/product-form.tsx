import type { Product } from '@lacehouse/contracts'
import { type ReactNode, type RefObject, Suspense } from 'react'
import type { ProductConfiguration } from '../../client/cart/add-to-cart.ts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { BuyFields, useBuyForm } from './buy-form.tsx'
import { BuyRow } from './buy-row.tsx'
import promise from './delivery-promise.module.css'
import { isSoldOut } from './is-sold-out.ts'
import { SizePicker } from './size-picker.tsx'
import type { Buying } from './use-buying.ts'
import type { useProductChoice } from './use-product-choice.ts'

// Few products can be configured, so the code comes with those only.
const ConfigurationFields = lazyComponent(() =>
  import('./configuration-fields.tsx').then((module) => module.ConfigurationFields),
)

// Most products are in stock.
const SoldOut = lazyComponent(() => import('./sold-out.tsx').then((module) => module.SoldOut))

type Props = {
  readonly product: Product
  readonly chosen: ReturnType<typeof useProductChoice>
  readonly buying: Buying
  readonly configuration: RefObject<ProductConfiguration | null>
  /** Stands in place of the button of a product that is only reserved in a store. */
  readonly instead: ReactNode
  readonly place: RefObject<HTMLDivElement | null>
}

/** The form that adds a product to the cart: size, configuration and button. It works without scripts too. */
export function ProductForm({ product, chosen, buying, configuration, instead, place }: Props) {
  const form = useBuyForm(buying.buy)
  return (
    <form className={promise.part} {...form}>
      <BuyFields product={product} color={chosen.color} />
      <SizePicker product={product} chosen={chosen} buying={buying} />
      {product.customAmount || product.productType === 'customs' ? (
        <Suspense>
          <ConfigurationFields product={product} configuration={configuration} tries={buying.tries} />
        </Suspense>
      ) : null}
      <BuyRow product={product} color={chosen.color} buying={buying} instead={instead} place={place} />
      {isSoldOut(buying.offer) ? (
        <Suspense>
          <SoldOut product={product} chosen={chosen} />
        </Suspense>
      ) : null}
    </form>
  )
}
