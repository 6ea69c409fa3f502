import { useState } from 'react'
import { takeDeletionBack } from '../../client/account/privacy-query.ts'
import { useProfile } from '../../client/account/profile-query.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toasts } from '../../ui/toasts.ts'
import { formatError } from '../cart/format-error.ts'

type Props = {
  /** Called after the deletion was taken back. */
  readonly onTakenBack?: () => void
}

/** Says when the account is deleted, where its owner asked for that, with the button that takes it back (ACC-16). */
export function DeletionNotice({ onTakenBack }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const dueAt = useProfile()?.deletionDueAt
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function takeBack(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await takeDeletionBack()
      toasts.add({ title: t('account.deletion.kept'), tone: 'positive' })
      onTakenBack?.()
    } catch (error) {
      setFailure(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  if (!dueAt) return null
  return (
    <Notice
      tone="warning"
      title={t('account.deletion.title', { date: date(dueAt, { dateStyle: 'long' }) })}
      actions={
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => void takeBack()}>
          {t('account.deletion.keep')}
        </Button>
      }
    >
      {failure ?? t('account.deletion.text')}
    </Notice>
  )
}
