import type { StaffOrder } from '@lacehouse/contracts'
import { listCarriers, parseTracking } from '@lacehouse/domain/order/carriers'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { useOrderChange } from './use-order-change.ts'

type Props = {
  readonly orderNumber: string
  readonly title: string
  /** Sends with a parcel: `ups:1Z999AA10123456784`. */
  readonly send: (parcel: string) => Promise<StaffOrder>
  readonly onClose: () => void
}

/** Sends goods with the parcel that its carrier knows. */
export function ParcelDialog({ orderNumber, title, send, onClose }: Props) {
  const { t } = useWords()
  const [carrier, setCarrier] = useState(listCarriers()[0] ?? '')
  const [number, setNumber] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const parcel = `${carrier}:${number.trim()}`
  const tracking = parseTracking(parcel)
  const ship = useOrderChange(orderNumber, () => send(parcel), onClose)
  const submit = () => {
    setIsLeft(true)
    if (tracking) ship.mutate()
  }
  return (
    <Dialog
      title={title}
      action={t('backoffice.ship.action')}
      busy={ship.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorNotice error={ship.error} />
      <SelectField
        label={t('backoffice.ship.carrier')}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value)}
      >
        {listCarriers().map((code) => (
          <option key={code} value={code}>
            {parseTracking(`${code}:000000`)?.carrier}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('backoffice.ship.number')}
        error={isLeft && !tracking ? t('backoffice.ship.numberHint') : null}
        maxLength={60}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        onBlur={() => setIsLeft(number !== '')}
      />
    </Dialog>
  )
}
