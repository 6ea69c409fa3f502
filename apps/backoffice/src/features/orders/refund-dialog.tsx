import type { CallReply, StaffOrder } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import type { WordKey } from '../../words/words-context.ts'
import { useOrderChange } from './use-order-change.ts'

type Props = { readonly order: StaffOrder; readonly onClose: () => void }

/** Cancels or refunds items: the server shows what goes back before anything happens. */
export function RefundDialog({ order, onClose }: Props) {
  const { t, money } = useWords()
  const { orderNumber, currency } = order
  const open = order.items.filter(({ qty, givenBack }) => qty > givenBack)
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const [reason, setReason] = useState('')
  const [wantsCredit, setWantsCredit] = useState(false)
  const [refundId] = useState(() => crypto.randomUUID())
  const items = open.flatMap(({ itemId }) => (units[itemId] ? [{ itemId, qty: units[itemId] }] : []))
  const preview = useQuery({
    queryKey: ['refund', orderNumber, items],
    queryFn: () => callBackoffice('backoffice.previewRefund', { params: { orderNumber }, body: { items } }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const shown = items.length > 0 ? preview.data : undefined
  const amount = shown?.amount ?? 0
  const creditable = shown?.creditable ?? 0
  const asStoreCredit = wantsCredit && creditable > 0
  const refund = useOrderChange(
    orderNumber,
    () =>
      callBackoffice('backoffice.refundOrder', {
        params: { orderNumber },
        body: { refundId, items, reason: reason.trim(), amount, ...(asStoreCredit && { asStoreCredit }) },
      }),
    onClose,
  )
  const isShown = shown !== undefined && !preview.isPlaceholderData
  return (
    <Dialog
      title={t('backoffice.refund.title')}
      action={t('backoffice.refund.action', { amount: money(amount, currency) })}
      variant="danger"
      busy={refund.isPending}
      canSubmit={isShown && reason.trim().length >= 3}
      onSubmit={() => refund.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={refund.error ?? preview.error} />
      {open.map(({ itemId, name, qty, givenBack }) => (
        <SelectField
          key={itemId}
          label={t('backoffice.refund.units', { name, left: qty - givenBack })}
          value={units[itemId] ?? 0}
          onChange={({ target }) => setUnits({ ...units, [itemId]: Number(target.value) })}
        >
          {listCounts(qty - givenBack).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      ))}
      <TextField
        label={t('backoffice.refund.reason')}
        hint={t('backoffice.refund.reasonHint')}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {creditable > 0 ? (
        <CheckField
          label={t('backoffice.refund.asStoreCredit', { amount: money(creditable, currency) })}
          checked={wantsCredit}
          onChange={({ target }) => setWantsCredit(target.checked)}
        />
      ) : null}
      <div role="status">{shown ? <Preview preview={shown} /> : <p>{t('backoffice.refund.choose')}</p>}</div>
    </Dialog>
  )
}

const listCounts = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count)

function Preview({ preview }: { readonly preview: CallReply<'backoffice.previewRefund'> }) {
  const { t, money } = useWords()
  const { kind, amount, tax, currency, points, payments } = preview
  return (
    <>
      <p>{t(`backoffice.refund.${kind}`)}</p>
      <p>
        <strong>{t('backoffice.refund.back', { amount: money(amount, currency), tax: money(tax, currency) })}</strong>
      </p>
      <ul>
        {payments.map(({ method, amount: part }) => (
          <li key={method}>
            {t('backoffice.refund.way', {
              method: t(`backoffice.method.${method}` as WordKey),
              amount: money(part, currency),
            })}
          </li>
        ))}
      </ul>
      {points > 0 ? <p>{t('backoffice.refund.points', { points })}</p> : null}
    </>
  )
}
