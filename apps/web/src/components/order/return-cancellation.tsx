import { useRef, useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { cancelReturn } from '../../client/orders/register-return.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatError } from '../cart/format-error.ts'
import styles from './order-returns.module.css'

type Props = {
  readonly orderNumber: string
  readonly registered: { readonly returnId: string; readonly number: string }
  /** Called when the return is cancelled and the button has gone. */
  readonly onCancelled: () => void
}

/** Cancels a return that has not arrived, after a question at the same place (ACC-08). */
export function ReturnCancellation({ orderNumber, registered: { returnId, number }, onCancelled }: Props) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  async function cancel(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      await cancelReturn(orderNumber, returnId)
      onCancelled()
    } catch (error) {
      setRefusal(isApiError(error, 'ORD420') ? t('orders.returns.cancel.refused') : formatError(t, error))
      setBusy(false)
    }
  }

  function keep(): void {
    setAsked(false)
    setRefusal(null)
    // The button is there again with the next rendering.
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (!isAsked)
    return (
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-label={t('orders.returns.cancelOf', { number })}
        onClick={() => setAsked(true)}
      >
        {t('orders.returns.cancel')}
      </Button>
    )
  return (
    <fieldset className={styles.question} aria-label={t('orders.returns.cancelOf', { number })}>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <p>{t('orders.returns.cancel.ask')}</p>
      <div className={styles.answers}>
        <Button variant="action" size="small" busy={isBusy} autoFocus onClick={() => void cancel()}>
          {t('orders.returns.cancel.confirm')}
        </Button>
        <Button variant="secondary" size="small" disabled={isBusy} onClick={keep}>
          {t('orders.returns.cancel.keep')}
        </Button>
      </div>
    </fieldset>
  )
}
