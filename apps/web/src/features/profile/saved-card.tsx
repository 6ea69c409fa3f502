import type { CallReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { makeCardMain } from '../../client/account/make-card-main.ts'
import { removeCard } from '../../client/account/remove-card.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'
import { Removal } from './removal.tsx'

type Card = CallReply<'consumer.listCards'>['paymentInstruments'][number]

/** Shows a saved card with its actions; an expired one cannot become the main card. */
export function SavedCard({ card }: { readonly card: Card }) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const { paymentInstrumentId: id, brand, last4, expiryMonth, expiryYear, main, expired } = card
  const name = formatInstrument(t, { label: brand, additionalData: { brand, last4 } })
  const until = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`

  async function makeMain(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await makeCardMain(id)
      toasts.add({ title: t('profile.cards.madeMain', { card: name }) })
    } catch (error) {
      toasts.add({ title: formatError(t, error), tone: 'negative' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {main || expired ? (
        <div className={styles.badges}>
          {main ? <Badge tone="ink">{t('account.main')}</Badge> : null}
          {expired ? <Badge tone="warning">{t('account.expired')}</Badge> : null}
        </div>
      ) : null}
      <div>
        <p>{name}</p>
        <p className={styles.text}>{t(expired ? 'profile.cards.expired' : 'profile.cards.until', { until })}</p>
      </div>
      <div className={styles.ways}>
        {main || expired ? null : (
          <TextButton
            aria-label={t('profile.makeMain.of', { name })}
            aria-busy={isBusy || undefined}
            onClick={() => void makeMain()}
          >
            {t('profile.makeMain')}
          </TextButton>
        )}
        <Removal
          label={t('account.cards.remove', { card: name })}
          question={t('profile.cards.remove.ask')}
          confirm={t('account.cards.remove.confirm')}
          onRemove={async () => {
            await removeCard(id)
            toasts.add({ title: t('account.cards.removed', { card: name }) })
          }}
        />
      </div>
    </>
  )
}
