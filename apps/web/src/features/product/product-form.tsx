import type { Product } from '@lacehouse/contracts'
import { type ReactNode, type RefObject, Suspense } from 'react'
import type { ProductConfiguration } from '../../client/cart/add-to-cart.ts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { BuyFields, useBuyForm } from './buy-form.tsx'
import { BuyRow } from './buy-row.tsx'
import promise from './delivery-promise.module.css'
import { SizePicker } from './size-picker.tsx'
import type { Buying } from './use-buying.ts'
import type { useProductChoice } from './use-product-choice.ts'

// Few products can be configured, so the code comes with those only.
const ConfigurationFields = lazyComponent(() =>
  import('./configuration-fields.tsx').then((module) => module.ConfigurationFields),
)

type Props = {
  readonly product: Product
  readonly chosen: ReturnType<typeof useProductChoice>
  readonly buying: Buying
  readonly configuration: RefObject<ProductConfiguration>
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
          <ConfigurationFields product={product} configuration={configuration} />
        </Suspense>
      ) : null}
      <BuyRow product={product} color={chosen.color} buying={buying} instead={instead} place={place} />
    </form>
  )
}
