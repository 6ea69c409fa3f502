import type { CallReply, StaffOrder } from '@lacehouse/contracts'
import { type ReturnReason, returnReasons } from '@lacehouse/domain/returns/registered-return'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './order-page.module.css'
import { useOrderChange } from './use-order-change.ts'

type Props = { readonly order: StaffOrder; readonly onClose: () => void }
type Returnable = CallReply<'backoffice.listReturnable'>['items'][number]
type Choice = { readonly qty: number; readonly reason: ReturnReason; readonly exchangeVariantId: string }

const unchosen: Choice = { qty: 0, reason: 'too_small', exchangeVariantId: '' }

/** Registers a return for the shopper, for the money or for another size, which is reserved at once. */
export function ReturnDialog({ order, onClose }: Props) {
  const { t, locale } = useWords()
  const { orderNumber } = order
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [returnId] = useState(() => crypto.randomUUID())
  const returnable = useQuery({
    queryKey: ['returnable', orderNumber, locale],
    queryFn: () => callBackoffice('backoffice.listReturnable', { params: { orderNumber } }),
    staleTime: 0,
  })
  const items = Object.entries(choices)
    .filter(([, { qty }]) => qty > 0)
    .map(([itemId, { exchangeVariantId, ...choice }]) => ({
      ...{ itemId, ...choice },
      ...(exchangeVariantId && { exchangeVariantId }),
    }))
  const register = useOrderChange(
    orderNumber,
    () => callBackoffice('backoffice.registerReturn', { params: { orderNumber }, body: { returnId, items } }),
    onClose,
  )
  const open = returnable.data?.items ?? []
  return (
    <Dialog
      title={t('backoffice.return.title')}
      action={t('backoffice.return.action')}
      busy={register.isPending}
      canSubmit={items.length > 0}
      onSubmit={() => register.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={register.error ?? returnable.error} />
      {returnable.data && open.length === 0 ? <p>{t('backoffice.return.nothing')}</p> : null}
      {open.map((item) => (
        <ReturnableItem
          key={item.itemId}
          item={item}
          name={order.items.find(({ itemId }) => itemId === item.itemId)?.name ?? ''}
          choice={choices[item.itemId] ?? unchosen}
          onChange={(choice) => setChoices({ ...choices, [item.itemId]: choice })}
        />
      ))}
    </Dialog>
  )
}

type ItemProps = {
  readonly item: Returnable
  readonly name: string
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

function ReturnableItem({ item: { returnable, sizes }, name, choice, onChange }: ItemProps) {
  const { t } = useWords()
  return (
    <div className={styles.list}>
      <SelectField
        label={t('backoffice.refund.units', { name, left: returnable })}
        value={choice.qty}
        onChange={({ target }) => onChange({ ...choice, qty: Number(target.value) })}
      >
        {Array.from({ length: returnable + 1 }, (_, count) => count).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      {choice.qty > 0 ? (
        <SelectField
          label={t('backoffice.return.reason', { name })}
          value={choice.reason}
          onChange={({ target }) => onChange({ ...choice, reason: target.value as ReturnReason })}
        >
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`backoffice.reason.${reason}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {choice.qty > 0 && sizes.length > 0 ? (
        <SelectField
          label={t('backoffice.return.exchangeFor', { name })}
          value={choice.exchangeVariantId}
          onChange={({ target }) => onChange({ ...choice, exchangeVariantId: target.value })}
        >
          <option value="">{t('backoffice.return.refund')}</option>
          {sizes.map(({ variantId, size, isAvailable }) => (
            <option key={variantId} value={variantId} disabled={!isAvailable}>
              {t(isAvailable ? 'backoffice.return.size' : 'backoffice.return.soldOut', { size })}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  )
}
