import { useState } from 'react'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { requireAccount } from './require-account.ts'
import styles from './review-item.module.css'

type Counts = { readonly helpful: number; readonly unhelpful: number }

type Props = {
  readonly counts: Counts
  /** What the vote is on, for people who hear the buttons alone. */
  readonly subject: string
  readonly vote: (isHelpful: boolean) => Promise<Counts>
}

/** Asks whether a review or an answer was helpful, and thanks for the answer (REV-03, REV-04). */
export function Votes({ counts, subject, vote }: Props) {
  const t = useTranslate()
  const [shown, setShown] = useState(counts)
  const [own, setOwn] = useState<boolean | null>(null)
  const [message, setMessage] = useState('')

  async function send(isHelpful: boolean): Promise<void> {
    if (!(await requireAccount())) return
    try {
      setShown(await vote(isHelpful))
      setOwn(isHelpful)
      setMessage(t('reviews.vote.thanks'))
    } catch (error) {
      setMessage(formatError(t, error))
    }
  }

  return (
    <div className={styles.votes}>
      <span aria-hidden>{t('reviews.vote.question')}</span>
      {([true, false] as const).map((isHelpful) => (
        <TextButton
          key={String(isHelpful)}
          aria-pressed={own === isHelpful}
          aria-label={t(isHelpful ? 'reviews.vote.yesOf' : 'reviews.vote.noOf', {
            subject,
            count: isHelpful ? shown.helpful : shown.unhelpful,
          })}
          onClick={() => void send(isHelpful)}
        >
          {t(isHelpful ? 'reviews.vote.yes' : 'reviews.vote.no', {
            count: isHelpful ? shown.helpful : shown.unhelpful,
          })}
        </TextButton>
      ))}
      <span role="status">{message}</span>
    </div>
  )
}
