import type { ReturnReason, ReturnWay } from '@lacehouse/domain/returns/registered-return'
import { type SubmitEvent, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { type OrderRecord, useOrderRecord } from '../../../client/orders/orders-query.ts'
import { type ReturnItem, registerReturn } from '../../../client/orders/register-return.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'

type Choice = {
  readonly qty: number
  readonly reason: ReturnReason | ''
  /** The other size in the place of a refund; empty for a refund. */
  readonly exchangeVariantId: string
}

const unchosen: Choice = { qty: 0, reason: '', exchangeVariantId: '' }

/** Holds, checks and sends a return of an order's items; nothing is chosen at first. */
export function useReturnForm(orderNumber: string, onDone: () => void) {
  const t = useTranslate()
  const { data: record, error } = useOrderRecord(orderNumber)
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [way, setWay] = useState<ReturnWay>('parcel')
  const [parcels, setParcels] = useState(1)
  const [returnId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = record ? listReturnable(record) : []
  const choiceOf = (itemId: string): Choice => choices[itemId] ?? unchosen
  const chosen = open.map(({ item }) => ({ itemId: item.id, ...choiceOf(item.id) })).filter(({ qty }) => qty > 0)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (chosen.length === 0) return setRefusal(t('orders.return.chooseOne'))
    const items = chosen.flatMap(toItem)
    if (items.length < chosen.length) return setRefusal(t('orders.return.reason.missing'))
    setBusy(true)
    setRefusal(null)
    try {
      await registerReturn({ orderNumber, returnId, items, way, parcels: way === 'parcel' ? parcels : 1 })
      onDone()
    } catch (failure) {
      setRefusal(isApiError(failure, 'ORD420') ? t('orders.return.refused') : formatError(t, failure))
      setBusy(false)
    }
  }

  return {
    ...{ record, error, open, chosen, way, parcels, isBusy, isChecked, refusal, choiceOf, setWay, setParcels, send },
    choose: (itemId: string, change: Partial<Choice>): void => {
      setRefusal(null)
      setChoices((old) => ({ ...old, [itemId]: { ...(old[itemId] ?? unchosen), ...change } }))
    },
  }
}

/** Makes what is sent of a choice; one without a reason is not complete. */
const toItem = ({ itemId, qty, reason, exchangeVariantId }: Choice & { readonly itemId: string }): ReturnItem[] =>
  reason ? [{ itemId, qty, reason, ...(exchangeVariantId && { exchangeVariantId }) }] : []

/** Lists the items of which something can be sent back; a gift goes with what was bought. */
const listReturnable = ({ order, items }: OrderRecord) =>
  order.items
    .map((item) => ({ item, most: items.find(({ itemId }) => itemId === item.id)?.returnable ?? 0 }))
    .filter(({ item, most }) => most > 0 && !item.bonus)
