import { findErrorField } from '@lacehouse/contracts/errors/find-error-place'
import { maxSavedGiftCards } from '@lacehouse/domain/payment/saved-gift-card'
import { type SubmitEvent, useState } from 'react'
import { saveGiftCard } from '../../client/account/gift-cards-query.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { formatError } from '../../components/cart/format-error.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'

type Failure = { readonly field: string; readonly message: string }

/** Asks for number and PIN of a gift card; both stay typed after a refusal. */
export function NewGiftCard() {
  const t = useTranslate()
  const [number, setNumber] = useState('')
  const [pin, setPin] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const errorAt = (field: string) => (failure?.field === field ? failure.message : null)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { last4 } = await saveGiftCard({ number, pin })
      setNumber('')
      setPin('')
      toasts.add({ title: t('profile.giftCards.saved', { last4 }), tone: 'positive' })
    } catch (error) {
      setFailure(toFailure(t, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('profile.giftCards.add')}
      onSubmit={(event) => void send(event)}
    >
      {failure && !['giftCard', 'giftCardPin'].includes(failure.field) ? (
        <Notice tone="negative">{failure.message}</Notice>
      ) : null}
      <div className={styles.pair}>
        <TextField
          label={t('payment.storedCard.number')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          error={errorAt('giftCard')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
        />
        <TextField
          label={t('payment.storedCard.pin')}
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          error={errorAt('giftCardPin')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={16}
        />
      </div>
      <div className={styles.ways}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('profile.giftCards.add')}
        </Button>
      </div>
    </form>
  )
}

/** Formats a refusal with the input that it belongs to; empty for one of the card as a whole. */
function toFailure(t: Translate, error: unknown): Failure {
  if (isApiError(error, 'INV408'))
    return { field: '', message: t('profile.giftCards.full', { maximum: maxSavedGiftCards }) }
  if (isApiError(error, 'PYT300')) return { field: 'giftCard', message: t('profile.giftCards.exists') }
  const [detail] = isApiError(error) ? error.details : []
  const field = detail?.field ?? (detail && findErrorField(detail.errorId)) ?? ''
  return { field, message: formatError(t, error) }
}
