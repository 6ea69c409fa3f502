import type { Product } from '@lacehouse/contracts'
import type { RefObject } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BuyButton } from '../buy-button.tsx'
import { BuyFields, useBuyForm } from '../buy-form.tsx'
import promise from '../delivery-promise.module.css'
import { DeliveryPromise } from '../delivery-promise.tsx'
import { SizePicker } from '../size-picker.tsx'
import type { Buying } from '../use-buying.ts'
import type { useProductChoice } from '../use-product-choice.ts'
import styles from './customiser-page.module.css'

type Props = {
  readonly product: Product
  readonly chosen: ReturnType<typeof useProductChoice>
  readonly buying: Buying
  readonly place: RefObject<HTMLDivElement | null>
}

/** The form that adds a product of the shopper's own design to the cart: size and button. */
export function CustomiserForm({ product, chosen, buying, place }: Props) {
  const t = useTranslate()
  const form = useBuyForm(buying.buy)
  return (
    <form className={promise.part} {...form}>
      <BuyFields product={product} color={chosen.color} />
      <SizePicker product={product} chosen={chosen} buying={buying} />
      <p className={styles.note}>
        <Icon name="pencil" />
        {t('product.madeToOrder')}
      </p>
      <DeliveryPromise product={product} />
      <div ref={place}>
        <BuyButton buying={buying} />
      </div>
    </form>
  )
}
