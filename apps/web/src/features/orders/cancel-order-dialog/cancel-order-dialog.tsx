import { type SubmitEvent, useState } from 'react'
import { cancelOrder } from '../../../client/orders/cancel-order.ts'
import { type OrderRecord, useOrderRecord } from '../../../client/orders/orders-query.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { OrderItemChoice } from '../order-item-choice.tsx'
import styles from './cancel-order-dialog.module.css'

export type CancelOrderArgs = { readonly orderNumber: string }

const formId = 'cancel-order'

/** Cancels an order, or some of its items, while they are not packed (ACC-07). All of them are chosen at first. */
export function CancelOrderDialog({ args: { orderNumber }, resolve, dismiss }: DialogProps<CancelOrderArgs, true>) {
  const t = useTranslate()
  const { data: record, error } = useOrderRecord(orderNumber)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [cancellationId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = record ? listOpen(record) : []
  const items = open
    .map(({ item, most }) => ({ itemId: item.id, qty: chosen[item.id] ?? most }))
    .filter(({ qty }) => qty > 0)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (items.length === 0) return setRefusal(t('orders.cancel.chooseOne'))
    setBusy(true)
    setRefusal(null)
    try {
      await cancelOrder({ orderNumber, cancellationId, items })
      toasts.add({ title: t('orders.cancel.done'), tone: 'positive' })
      resolve(true)
    } catch (failure) {
      setRefusal(formatError(t, failure))
      setBusy(false)
    }
  }

  return (
    <DialogFrame
      title={t('orders.cancel')}
      footer={
        <div className={styles.footer}>
          <Button
            type="submit"
            form={formId}
            variant="action"
            size="large"
            wide
            busy={isBusy}
            disabled={open.length === 0}
          >
            {t('orders.cancel.confirm', { count: items.reduce((sum, { qty }) => sum + qty, 0) })}
          </Button>
          <Button variant="secondary" size="large" wide onClick={() => dismiss()}>
            {t('orders.cancel.keep')}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        {error ? <Notice tone="negative">{formatError(t, error)}</Notice> : null}
        {record && open.length === 0 ? <Notice tone="warning">{t('ORD420')}</Notice> : null}
        {record && open.length > 0 ? <p className={styles.text}>{t('orders.cancel.text')}</p> : null}
        {!record && !error ? <Skeleton height="12rem" /> : null}
        {open.map(({ item, most }) => (
          <OrderItemChoice
            key={item.id}
            item={item}
            most={most}
            qty={chosen[item.id] ?? most}
            quantityLabel={t('orders.cancel.quantity', { name: item.name })}
            onChange={(qty) => {
              setRefusal(null)
              setChosen((old) => ({ ...old, [item.id]: qty }))
            }}
          />
        ))}
      </form>
    </DialogFrame>
  )
}

/** Lists the items of which something can still be cancelled; a gift goes with what was bought. */
const listOpen = ({ order, items }: OrderRecord) =>
  order.items
    .map((item) => ({ item, most: items.find(({ itemId }) => itemId === item.id)?.cancellable ?? 0 }))
    .filter(({ item, most }) => most > 0 && !item.bonus)
