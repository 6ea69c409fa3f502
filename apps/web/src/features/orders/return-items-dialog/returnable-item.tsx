import { type ReturnReason, returnReasons } from '@lacehouse/domain/returns/registered-return'
import type { OrderRecord } from '../../../client/orders/orders-query.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Select } from '../../../ui/select.tsx'
import { OrderItemChoice } from '../order-item-choice.tsx'
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
  const { name } = item
  return (
    <OrderItemChoice
      item={item}
      most={most}
      qty={qty}
      quantityLabel={t('orders.return.quantity', { name })}
      onChange={(wanted) => onChange({ qty: wanted })}
    >
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
    </OrderItemChoice>
  )
}
