import { useEditableDelivery } from '../../../client/orders/change-delivery.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import styles from './edit-delivery-dialog.module.css'
import { useDeliveryBusy } from './use-delivery-busy.ts'

export type EditDeliveryArgs = { readonly orderNumber: string }

const formId = 'edit-delivery'

/** Changes where and how an order is delivered, until it is packed (ACC-07). */
export function EditDeliveryDialog({ args: { orderNumber }, resolve, dismiss }: DialogProps<EditDeliveryArgs, true>) {
  const t = useTranslate()
  const { data, error } = useEditableDelivery(orderNumber)
  const { isBusy, run } = useDeliveryBusy()
  return (
    <DialogFrame
      title={t('orders.delivery')}
      footer={
        <div className={styles.footer}>
          <Button type="submit" form={formId} variant="action" size="large" wide busy={isBusy} disabled={!data}>
            {t('orders.delivery.save')}
          </Button>
          <Button variant="secondary" size="large" wide onClick={() => dismiss()}>
            {t('orders.delivery.keep')}
          </Button>
        </div>
      }
    >
      {error ? <Notice tone="warning">{formatError(t, error)}</Notice> : null}
      {data || error ? null : <Skeleton height="24rem" />}
      {data ? (
        <DeliveryForm
          id={formId}
          orderNumber={orderNumber}
          delivery={data.delivery}
          fields={data.fields}
          run={run}
          onDone={() => resolve(true)}
        />
      ) : null}
    </DialogFrame>
  )
}
