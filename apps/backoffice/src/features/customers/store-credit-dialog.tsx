import type { CallReply } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import {
  maxStoreCreditChange,
  type StoreCreditReason,
  storeCreditReasons,
} from '@lacehouse/domain/payment/store-credit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

export type CreditedCustomer = Pick<
  CallReply<'backoffice.getCustomer'>,
  'consumerNo' | 'state' | 'storeCredit' | 'creditCurrencies'
>

type Props = { readonly customer: CreditedCustomer; readonly onClose: () => void }

const ways = ['issue', 'withdraw'] as const

/** Issues store credit or withdraws it, with a reason that the customer reads and a note that only staff read (PAY-16). */
export function StoreCreditDialog({ customer: { consumerNo, creditCurrencies }, onClose }: Props) {
  const { t, money } = useWords()
  const client = useQueryClient()
  const [changeId] = useState(() => crypto.randomUUID())
  const [way, setWay] = useState<(typeof ways)[number]>('issue')
  const [typed, setTyped] = useState('')
  const [currency, setCurrency] = useState(creditCurrencies[0] ?? '')
  const [reason, setReason] = useState<StoreCreditReason>('goodwill')
  const [note, setNote] = useState('')
  const amount = Number(typed.replace(',', '.'))
  const most = amountToWire(maxStoreCreditChange, currency as Currency)
  const isAmount = Number.isFinite(amount) && amount > 0 && amount <= most
  const change = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.changeStoreCredit', {
        params: { consumerNo },
        body: {
          changeId,
          currency,
          reason,
          amount: way === 'issue' ? amount : -amount,
          ...(note.trim() && { note: note.trim() }),
        },
      }),
    onSuccess: ({ storeCredit }) => {
      client.setQueryData<CallReply<'backoffice.getCustomer'>>(
        ['customer', consumerNo],
        (before) => before && { ...before, storeCredit },
      )
      onClose()
    },
  })
  return (
    <Dialog
      title={t('backoffice.credit.title')}
      action={t(`backoffice.credit.submit.${way}`, { amount: money(isAmount ? amount : 0, currency) })}
      variant={way === 'issue' ? 'action' : 'danger'}
      busy={change.isPending}
      canSubmit={isAmount}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={change.error} />
      <SelectField
        label={t('backoffice.credit.way')}
        value={way}
        onChange={({ target }) => setWay(target.value as (typeof ways)[number])}
      >
        {ways.map((one) => (
          <option key={one} value={one}>
            {t(`backoffice.credit.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('backoffice.credit.amount')}
        hint={t('backoffice.credit.amountHint', { amount: money(most, currency) })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label={t('backoffice.credit.currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value)}
      >
        {creditCurrencies.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('backoffice.credit.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as StoreCreditReason)}
      >
        {storeCreditReasons.map((one) => (
          <option key={one} value={one}>
            {t(`backoffice.credit.reason.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('backoffice.credit.note')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  )
}
