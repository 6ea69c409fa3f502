import { type SubmitEvent, useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { CardFields, type CardFieldsHandle, type CardSession } from '../../components/payment/card-fields.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Order } from './order.ts'
import styles from './pay-order.module.css'

/** Pays a pre-order by another card: the provider's fields, the bank's challenge where it asks, and the order as it is then. */
export function PayOrder({ order: { orderNumber, preOrder } }: { readonly order: Order }) {
  const t = useTranslate()
  const label = preOrder?.card
  const fields = useRef<CardFieldsHandle>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function pay(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const outcome = await fields.current?.tokenise()
      if (!outcome?.ok) {
        const isIncomplete = outcome?.reason === 'incomplete'
        return setProblem(t(isIncomplete ? 'payment.card.incomplete' : 'payment.card.refused'))
      }
      const paid = await payWith(orderNumber, outcome.card.token)
      if (findChallenge(paid)) return setProblem(t('payment.authentication.failed'))
      queryClient.setQueryData(['order', orderNumber], paid)
    } catch (error) {
      setProblem(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    void pay()
  }
  return (
    <form className={styles.pay} onSubmit={send} aria-label={label} noValidate>
      <CardFields
        ref={fields}
        subject={orderNumber}
        openSession={() => openSession(orderNumber)}
        onSubmit={() => send()}
        onComplete={() => setProblem(null)}
      />
      {problem ? <Notice tone="negative">{problem}</Notice> : null}
      <Button type="submit" variant="action" wide busy={isBusy}>
        {label}
      </Button>
    </form>
  )
}

/** Names a card; without one, asks for the provider's fields. */
const name = (orderNumber: string, card = '') =>
  browserApi.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: { card } } })

/** Opens the provider's fields; an order that awaits no card any more has none. */
async function openSession(orderNumber: string): Promise<CardSession> {
  const order = await name(orderNumber)
  if (order.cardSession) return order.cardSession
  queryClient.setQueryData(['order', orderNumber], order)
  throw new Error(`order ${orderNumber} awaits no card`)
}

/** Finds the bank's challenge that an order waits for; one that its holder gave up is still there. */
const findChallenge = ({ flash }: Order) => flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details.action

/** Names the card to the shop; after the bank's challenge it names the same card again, and the provider's record decides. */
async function payWith(orderNumber: string, token: string): Promise<Order> {
  const order = await name(orderNumber, token)
  const action = findChallenge(order)
  if (!action) return order
  await openDialog('challenge', { id: action.id, url: action.url })
  return name(orderNumber, token)
}
