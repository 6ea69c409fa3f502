import type { ReactNode } from 'react'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import styles from './order-item-choice.module.css'

type Props = {
  readonly item: OrderRecord['order']['items'][number]
  /** The units that can be chosen. */
  readonly most: number
  /** The chosen units; 0 where the item is not chosen. */
  readonly qty: number
  readonly quantityLabel: string
  readonly onChange: (qty: number) => void
  /** The questions about a chosen item. */
  readonly children?: ReactNode
}

/** Chooses how many units of an item of an order something is done with. */
export function OrderItemChoice({ item, most, qty, quantityLabel, onChange, children }: Props) {
  const { name, variants, productImageURL } = item
  return (
    <div className={styles.item}>
      <Picture
        source={productImageURL ? { url: productImageURL, width: 800, height: 1000 } : null}
        ratio="4 / 5"
        sizes="4.5rem"
        largest={96}
      />
      <div className={styles.choice}>
        <Checkbox
          label={name}
          hint={variants.map(({ valueLabel }) => valueLabel).join(' · ')}
          checked={qty > 0}
          onChange={({ target }) => onChange(target.checked ? most : 0)}
        />
        {most > 1 && qty > 0 ? (
          <QuantityStepper
            label={quantityLabel}
            value={qty}
            max={most}
            onChange={(wanted) => onChange(Math.min(wanted, most))}
          />
        ) : null}
        {qty > 0 ? children : null}
      </div>
    </div>
  )
}
