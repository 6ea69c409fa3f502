import { type ReturnReason, returnReasons } from '@lacehouse/domain/returns/registered-return'
import type { OrderRecord } from '../../../client/orders/orders-query.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './return-items-dialog.module.css'

type Props = {
  readonly item: OrderRecord['order']['items'][number]
  /** The units that can be sent back. */
  readonly most: number
  readonly qty: number
  readonly reason: ReturnReason | ''
  /** Whether a missing reason is shown. */
  readonly isChecked: boolean
  readonly onChange: (change: { readonly qty?: number; readonly reason?: ReturnReason }) => void
}

/** Chooses how many units of an item are sent back, and why. */
export function ReturnableItem({ item, most, qty, reason, isChecked, onChange }: Props) {
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
          onChange={({ target }) => onChange({ qty: target.checked ? most : 0 })}
        />
        {qty > 0 && most > 1 ? (
          <QuantityStepper
            label={t('orders.return.quantity', { name })}
            value={qty}
            max={most}
            onChange={(wanted) => onChange({ qty: Math.min(wanted, most) })}
          />
        ) : null}
        {qty > 0 ? (
          <div className={styles.reason}>
            <Select
              label={t('orders.return.reason.label')}
              aria-label={t('orders.return.reason.of', { name })}
              placeholder={t('orders.return.reason.choose')}
              options={returnReasons.map((value) => ({ value, label: t(`orders.return.reason.${value}`) }))}
              value={reason}
              error={isChecked && reason === '' ? t('orders.return.reason.choose') : null}
              onChange={({ target }) => onChange({ reason: target.value as ReturnReason })}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}
