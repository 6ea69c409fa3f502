import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { toReorderItems } from '../../client/orders/reorder.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { AddAllButton } from './add-all-button.tsx'

/** Puts an order's items into the cart again. */
export function ReorderButton({ items }: { readonly items: OrderRecord['order']['items'] }) {
  const t = useTranslate()
  return <AddAllButton label={t('orders.reorder')} toItems={() => toReorderItems(items)} />
}
