import { type ReturnReason, returnReasons } from '@lacehouse/domain/returns/registered-return'
import type { OrderRecord } from '../../../client/orders/orders-query.ts'
import type { ExchangeSize } from '../../../client/orders/return-sizes-query.ts'
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
  readonly exchangeVariantId: string
  /** The sizes for which it can be exchanged. */
  readonly sizes: readonly ExchangeSize[]
  /** Whether a missing reason is shown. */
  readonly isChecked: boolean
  readonly onChange: (change: {
    readonly qty?: number
    readonly reason?: ReturnReason
    readonly exchangeVariantId?: string
  }) => void
}

/** Chooses how many units of an item are sent back, why, and whether for their money or for another size. */
export function ReturnableItem(props: Props) {
  const { item, most, qty, reason, isChecked, onChange } = props
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
        <Exchange {...props} />
      </div>
    </OrderItemChoice>
  )
}

/** Chooses between the money and another size; nothing where there is no other size. */
function Exchange({ item: { name }, sizes, exchangeVariantId, onChange }: Props) {
  const t = useTranslate()
  if (sizes.length === 0) return null
  return (
    <Select
      label={t('orders.return.exchange')}
      aria-label={t('orders.return.exchange.of', { name })}
      hint={exchangeVariantId ? t('orders.return.exchange.note') : undefined}
      options={[
        { value: '', label: t('orders.return.exchange.refund') },
        ...sizes.map(({ variantId, size, isAvailable }) => ({
          value: variantId,
          label: t(isAvailable ? 'orders.return.exchange.size' : 'orders.return.exchange.soldOut', { size }),
          disabled: !isAvailable,
        })),
      ]}
      value={exchangeVariantId}
      onChange={({ target }) => onChange({ exchangeVariantId: target.value })}
    />
  )
}
