import { type SubmitEvent, useRef, useState } from 'react'
import { openCardSession } from '../../client/account/open-card-session.ts'
import { saveCard } from '../../client/account/save-card.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { useShop } from '../../client/use-shop.ts'
import { CardFields, type CardFieldsHandle } from '../../components/payment/card-fields.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'

type Props = { readonly isFirst: boolean; readonly onDone: () => void }

/** Asks for a card in the provider's own fields and saves its token in the account (ACC-04, PAY-01). */
export function NewCard({ isFirst, onDone }: Props) {
  const t = useTranslate()
  const { site } = useShop()
  const fields = useRef<CardFieldsHandle>(null)
  const [isMain, setMain] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const words = await trySave().catch((error: unknown) => {
      if (!isApiError(error)) console.error(error)
      return t(isApiError(error, 'PYT300') ? 'PYT300' : 'profile.cards.saveFailed')
    })
    setBusy(false)
    if (words) return setFailure(words)
    toasts.add({ title: t('profile.cards.saved'), tone: 'positive' })
    onDone()
  }

  /** Saves the card; answers what is wrong with it, or null. */
  async function trySave(): Promise<string | null> {
    const outcome = await fields.current?.tokenise()
    if (!outcome?.ok) return t(outcome?.reason === 'incomplete' ? 'payment.card.incomplete' : 'payment.card.refused')
    await saveCard(outcome.card.token, { asksCaptcha: site.features.captcha.card, isMain })
    return null
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('profile.cards.add')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      <CardFields
        ref={fields}
        subject="account"
        openSession={openCardSession}
        onSubmit={() => void save()}
        onComplete={() => undefined}
      />
      {isFirst ? null : (
        <Checkbox label={t('profile.cards.main')} checked={isMain} onChange={({ target }) => setMain(target.checked)} />
      )}
      <div className={styles.ways}>
        <Button type="submit" variant="action" busy={isBusy}>
          {t('profile.cards.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
