import { mostReturnParcels, type ReturnWay, returnWays } from '@lacehouse/domain/returns/registered-return'
import { useReturnSizes } from '../../../client/orders/return-sizes-query.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import styles from './return-items-dialog.module.css'
import { ReturnPreview } from './return-preview.tsx'
import { ReturnableItem } from './returnable-item.tsx'
import { useReturnForm } from './use-return-form.ts'

export type ReturnItemsArgs = { readonly orderNumber: string }

const formId = 'return-items'

/** Registers a return of delivered items with their reasons, shows its refund before, and gives the label (ACC-08). */
export function ReturnItemsDialog({ args: { orderNumber }, resolve }: DialogProps<ReturnItemsArgs, true>) {
  const t = useTranslate()
  const form = useReturnForm(orderNumber, () => {
    toasts.add({ title: t('orders.return.done'), tone: 'positive' })
    resolve(true)
  })
  const { record, error, open, chosen } = form
  const sizesOf = useReturnSizes(orderNumber)
  return (
    <DialogFrame
      title={t('orders.return')}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="action"
          size="large"
          wide
          busy={form.isBusy}
          disabled={open.length === 0}
        >
          {t('orders.return.confirm', { count: chosen.reduce((sum, { qty }) => sum + qty, 0) })}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void form.send(event)}>
        {form.refusal ? <Notice tone="negative">{form.refusal}</Notice> : null}
        {error ? <Notice tone="negative">{formatError(t, error)}</Notice> : null}
        {record && open.length === 0 ? <Notice tone="warning">{t('orders.return.refused')}</Notice> : null}
        {record && open.length > 0 ? <p className={styles.text}>{t('orders.return.text')}</p> : null}
        {!record && !error ? <Skeleton height="12rem" /> : null}
        {open.map(({ item, most }) => (
          <ReturnableItem
            key={item.id}
            item={item}
            most={most}
            sizes={sizesOf(item.id)}
            {...form.choiceOf(item.id)}
            isChecked={form.isChecked}
            onChange={(change) => form.choose(item.id, change)}
          />
        ))}
        {chosen.length > 0 ? <WayFields {...form} /> : null}
        {record ? <ReturnPreview orderNumber={orderNumber} currency={record.order.currency} items={chosen} /> : null}
      </form>
    </DialogFrame>
  )
}

type WayProps = Pick<ReturnType<typeof useReturnForm>, 'way' | 'parcels' | 'setWay' | 'setParcels'>

/** Chooses between parcels, with their number, and a store. */
function WayFields({ way, parcels, setWay, setParcels }: WayProps) {
  const t = useTranslate()
  const counts = Array.from({ length: mostReturnParcels }, (_, at) => at + 1)
  return (
    <RadioCards
      legend={t('orders.return.way')}
      name="way"
      value={way}
      onChange={(value) => setWay(value as ReturnWay)}
      cards={returnWays.map((value) => ({
        value,
        title: t(`orders.return.way.${value}`),
        detail: t(`orders.return.way.${value}.detail`),
        body:
          value === 'parcel' ? (
            <Select
              label={t('orders.return.parcels')}
              options={counts.map((count) => ({
                value: String(count),
                label: t('orders.return.parcels.count', { count }),
              }))}
              value={String(parcels)}
              onChange={({ target }) => setParcels(Number(target.value))}
            />
          ) : undefined,
      }))}
    />
  )
}
