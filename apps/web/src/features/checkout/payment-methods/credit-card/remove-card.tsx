import { useRef, useState } from 'react'
import { removeCard } from '../../../../client/account/remove-card.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import styles from './remove-card.module.css'

type Props = {
  readonly id: string
  /** The card's name: `Visa ending in 4242`. */
  readonly name: string
  readonly onRemoved: () => void
}

/** Deletes a saved card after the shopper confirms: the provider cannot restore it. */
export function RemoveCard({ id, name, onRemoved }: Props) {
  const t = useTranslate()
  const place = useRef<HTMLDetailsElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      // The button disappears with its card, so that the focus moves to the chosen payment method.
      const way = place.current?.closest('fieldset')?.querySelector<HTMLElement>('input:checked')
      await removeCard(id)
      toasts.add({ title: t('account.cards.removed', { card: name }) })
      way?.focus()
      onRemoved()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }

  return (
    <details className={styles.remove} ref={place}>
      <summary>{t('account.cards.remove', { card: name })}</summary>
      <div className={styles.question}>
        <p>{t('account.cards.remove.ask')}</p>
        {isFailed ? <Notice tone="negative">{t('account.cards.removeFailed')}</Notice> : null}
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => void remove()}>
          {t('account.cards.remove.confirm')}
        </Button>
      </div>
    </details>
  )
}
