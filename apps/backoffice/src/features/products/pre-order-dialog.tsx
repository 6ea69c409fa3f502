import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import type { StockRow } from './stock-dialog.tsx'

type Props = {
  readonly row: StockRow
  readonly productId: string
  readonly locationId: string
  readonly onClose: () => void
}

/** Says how many units of a variant are sold before their arrival, and from which day they are sent. */
export function PreOrderDialog({ row, productId, locationId, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const { variantId, name, incoming, promised, expectedOn } = row
  const [units, setUnits] = useState(String(incoming))
  const [day, setDay] = useState(expectedOn ?? '')
  const save = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.setPreOrder', {
        params: { productId },
        body: { ...{ variantId, locationId, units: Number(units) }, ...(day !== '' && { day }) },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['stock', productId] })
      onClose()
    },
    onError: () => client.invalidateQueries({ queryKey: ['stock', productId] }),
  })
  const isCount = /^\d{1,7}$/.test(units) && Number(units) >= promised
  return (
    <Dialog
      title={t('backoffice.products.stock.preOrderOf', { variant: name })}
      action={t('backoffice.products.stock.preOrder.save')}
      busy={save.isPending}
      canSubmit={isCount && (Number(units) === 0 || day !== '')}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={save.error} />
      <TextField
        label={t('backoffice.products.stock.preOrder.units')}
        hint={t('backoffice.products.stock.preOrder.units.hint', { promised })}
        inputMode="numeric"
        value={units}
        onChange={({ target }) => setUnits(target.value)}
      />
      <TextField
        label={t('backoffice.products.stock.preOrder.day')}
        hint={t('backoffice.products.stock.preOrder.day.hint')}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </Dialog>
  )
}
