import type { OrderRecord } from '../../../client/orders/orders-query.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import styles from './cancel-order-dialog.module.css'

type Props = {
  readonly item: OrderRecord['order']['items'][number]
  /** The units that can be cancelled. */
  readonly most: number
  readonly qty: number
  readonly onChange: (qty: number) => void
}

/** Chooses how many units of an item are cancelled. */
export function CancellableItem({ item, most, qty, onChange }: Props) {
  const t = useTranslate()
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
            label={t('orders.cancel.quantity', { name })}
            value={qty}
            max={most}
            onChange={(wanted) => onChange(Math.min(wanted, most))}
          />
        ) : null}
      </div>
    </div>
  )
}
