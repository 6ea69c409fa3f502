import type { StaffOrder } from '@lacehouse/contracts'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { useOrderChange } from './use-order-change.ts'

type Address = NonNullable<StaffOrder['editableAddress']>
type Props = { readonly orderNumber: string; readonly address: Address; readonly onClose: () => void }

const fields = [
  ...(['firstName', 'lastName', 'addressLine1', 'addressLine2'] as const),
  ...(['city', 'province', 'postalCode', 'phone'] as const),
]
type Field = (typeof fields)[number]

/** Changes where an order goes that is not packed; the server checks it by the rules of its country. */
export function DeliveryDialog({ orderNumber, address, onClose }: Props) {
  const { t } = useWords()
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(
    () => Object.fromEntries(fields.map((field) => [field, address[field] ?? ''])) as Record<Field, string>,
  )
  const change = useOrderChange(
    orderNumber,
    () => {
      const { countryCode } = address
      const filled = Object.fromEntries(
        fields.flatMap((field) => (values[field].trim() ? [[field, values[field]]] : [])),
      )
      return callBackoffice('backoffice.changeDelivery', {
        params: { orderNumber },
        body: { address: { ...filled, countryCode } },
      })
    },
    onClose,
  )
  return (
    <Dialog
      title={t('backoffice.delivery.title')}
      action={t('backoffice.delivery.action')}
      busy={change.isPending}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={change.error} />
      <p>{t('backoffice.delivery.text')}</p>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`backoffice.delivery.${field}`)}
          maxLength={60}
          value={values[field]}
          onChange={({ target }) => setValues((old) => ({ ...old, [field]: target.value }))}
        />
      ))}
    </Dialog>
  )
}
