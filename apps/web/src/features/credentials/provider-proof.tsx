import { useRef, useState } from 'react'
import { linkIdentity, type PendingIdentity } from '../../client/account/providers.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import styles from './credentials-page.module.css'

type Props = {
  readonly pending: PendingIdentity
  readonly email: string
  readonly provider: string
  readonly onLinked: () => void
}

/** Has the owner of the account with the same address sign in to it once, and links the identity then. */
export function ProviderProof({ pending, email, provider, onLinked }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ readonly words: string; readonly nth: number } | null>(null)
  const count = useRef(0)

  async function prove(): Promise<void> {
    setRefused(null)
    const { ok } = await openDialog('account', { email, isAgain: true, step: 'sign-in' })
    if (!ok) return
    setBusy(true)
    try {
      await linkIdentity(pending)
      onLinked()
    } catch (error) {
      count.current += 1
      setRefused({ words: formatError(t, error), nth: count.current })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {refused ? (
        <FocusedNotice key={refused.nth} tone="negative">
          {refused.words}
        </FocusedNotice>
      ) : null}
      <p className={styles.address}>{t('credentials.provider.proof', { email, provider })}</p>
      <Button variant="action" size="large" wide busy={isBusy} onClick={() => void prove()}>
        {t('credentials.provider.proofAction', { provider })}
      </Button>
    </>
  )
}
