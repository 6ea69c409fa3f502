import { stockCountReasons } from '@lacehouse/domain/product/stock-count-reasons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

/** The stock of a variant at the location that is shown. */
export type StockRow = {
  readonly variantId: string
  readonly name: string
  readonly onHand: number
  readonly reserved: number
  /** Units that are sold before their arrival, and those of them that orders wait for. */
  readonly incoming: number
  readonly promised: number
  readonly expectedOn: string | null
}

type Props = {
  readonly row: StockRow
  readonly productId: string
  readonly locationId: string
  readonly onClose: () => void
}

/** Counts a variant at a location with a reason, which the audit log keeps. */
export function StockDialog({ row, productId, locationId, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const { variantId, name, onHand, reserved } = row
  const [quantity, setQuantity] = useState(String(onHand))
  const [reason, setReason] = useState<(typeof stockCountReasons)[number]>('count')
  const [note, setNote] = useState('')
  const count = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.countStock', {
        params: { productId },
        body: {
          ...{ variantId, locationId, expected: onHand, quantity: Number(quantity), reason },
          ...(note.trim() !== '' && { note: note.trim() }),
        },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['stock', productId] })
      onClose()
    },
    // Someone else may have counted meanwhile.
    onError: () => client.invalidateQueries({ queryKey: ['stock', productId] }),
  })
  return (
    <Dialog
      title={t('backoffice.products.stock.countOf', { variant: name })}
      action={t('backoffice.products.stock.count')}
      busy={count.isPending}
      canSubmit={/^\d{1,7}$/.test(quantity) && Number(quantity) >= reserved}
      onSubmit={() => count.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={count.error} />
      <TextField
        label={t('backoffice.products.stock.quantity')}
        hint={t('backoffice.products.stock.quantity.hint', { reserved })}
        inputMode="numeric"
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <SelectField
        label={t('backoffice.products.stock.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as typeof reason)}
      >
        {stockCountReasons.map((value) => (
          <option key={value} value={value}>
            {t(`backoffice.products.stock.reason.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('backoffice.products.stock.note')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  )
}
