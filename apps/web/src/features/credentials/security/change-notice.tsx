import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ChangeOutcome } from './use-credential-change.ts'

type Props = {
  readonly outcome: ChangeOutcome | null
  /** Says that the change needs a sign-in. */
  readonly again: string
  readonly email: string
  readonly onSignedIn: () => void
}

/** Says what became of a change of what opens the account, and offers the sign-in that it needs. */
export function ChangeNotice({ outcome, again, email, onSignedIn }: Props) {
  const t = useTranslate()

  async function signInAgain(): Promise<void> {
    const { ok } = await openDialog('account', { email, isAgain: true, step: 'sign-in' })
    if (ok) onSignedIn()
  }

  if (!outcome) return null
  if (outcome.kind === 'failed') return <Notice tone="negative">{outcome.words}</Notice>
  if (outcome.kind === 'done')
    return (
      <FocusedNotice key={outcome.nth} tone="positive">
        {outcome.words}
      </FocusedNotice>
    )
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="secondary" size="small" onClick={() => void signInAgain()}>
          {t('credentials.passkeys.againAction')}
        </Button>
      }
    >
      {again}
    </Notice>
  )
}
