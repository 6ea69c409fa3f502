import { useRef, useState } from 'react'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './account-page.module.css'

type Props = {
  /** The words of the link, with the name of what it removes. */
  readonly label: string
  readonly question: string
  readonly confirm: string
  readonly onRemove: () => Promise<void>
}

/** Removes something after the shopper confirms. */
export function Removal({ label, question, confirm, onRemove }: Props) {
  const t = useTranslate()
  const place = useRef<HTMLDetailsElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function remove(): Promise<void> {
    setBusy(true)
    setFailure(null)
    // The button disappears with what it removes, so that the focus moves to the list.
    const list = place.current?.closest<HTMLElement>('section')
    try {
      await onRemove()
      list?.focus()
    } catch (error) {
      setFailure(formatError(t, error))
      setBusy(false)
    }
  }

  return (
    <details className={styles.removal} ref={place}>
      <summary>{label}</summary>
      <div className={styles.question}>
        <p>{question}</p>
        {failure ? <Notice tone="negative">{failure}</Notice> : null}
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => void remove()}>
          {confirm}
        </Button>
      </div>
    </details>
  )
}
