import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'

type Props = { readonly orderNumber: string; readonly item: OrderRecord['order']['items'][number] }

/** Sends the mail of a gift card to its recipient once more (ACC-10). */
export function ResendButton({ orderNumber, item }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      await browserApi.call('orders.resendGiftCards', { body: { orderNumber, itemId: item.id } })
      toasts.add({ title: t('orders.giftCard.sent'), tone: 'positive' })
    } catch (error) {
      toasts.add({ title: formatError(t, error), tone: 'negative', sticky: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy}
      aria-label={t('orders.giftCard.resendOf', { name: item.name })}
      onClick={() => void send()}
    >
      {t('orders.giftCard.resend')}
    </Button>
  )
}
