import { listCarriers, parseTracking } from '@lacehouse/domain/order/carriers'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { useOrderChange } from './use-order-change.ts'

type Props = {
  readonly orderNumber: string
  readonly shipmentId: string
  readonly nth: number
  readonly onClose: () => void
}

/** Sends a shipment with the parcel that its carrier knows. */
export function ShipDialog({ orderNumber, shipmentId, nth, onClose }: Props) {
  const { t } = useWords()
  const [carrier, setCarrier] = useState(listCarriers()[0] ?? '')
  const [number, setNumber] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const parcel = `${carrier}:${number.trim()}`
  const tracking = parseTracking(parcel)
  const ship = useOrderChange(
    orderNumber,
    () =>
      callBackoffice('backoffice.moveShipment', {
        params: { orderNumber },
        body: { shipmentId, to: 'shipped', tracking: parcel },
      }),
    onClose,
  )
  const submit = () => {
    setIsLeft(true)
    if (tracking) ship.mutate()
  }
  return (
    <Dialog
      title={t('backoffice.ship.title', { nth })}
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
