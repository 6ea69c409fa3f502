import type { Passkey } from '@lacehouse/contracts'
import { useState } from 'react'
import {
  addPasskey,
  canUsePasskeys,
  findPasskeyOutcome,
  removePasskey,
  renamePasskey,
} from '../../../client/account/passkeys.ts'
import { isApiError } from '../../../client/api/api-error.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../credentials-page.module.css'
import { PasskeyLine } from './passkey-line.tsx'

type Outcome =
  | { readonly kind: 'done' | 'failed'; readonly words: string; readonly nth: number }
  /** The change needs a recent sign-in. */
  | { readonly kind: 'again' }

type Props = { readonly passkeys: readonly Passkey[]; readonly email: string }

/** The passkeys of the account: adding, naming and removing them (decision 0050). */
export function PasskeyList({ passkeys, email }: Props) {
  const t = useTranslate()
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  /** Makes a change and says what became of it; a question that the shopper cancelled says nothing. */
  async function run(what: string, work: () => Promise<void>, done: string): Promise<void> {
    if (busy !== null) return
    setBusy(what)
    setOutcome(null)
    try {
      await work()
      setOutcome({ kind: 'done', words: done, nth: Date.now() })
    } catch (error) {
      setOutcome(toOutcome(error))
    } finally {
      setBusy(null)
    }
  }

  const toOutcome = (error: unknown): Outcome | null => {
    if (isApiError(error, 'AUT456')) return { kind: 'again' }
    const answer = findPasskeyOutcome(error)
    if (answer === 'cancelled') return null
    const words =
      answer === null ? formatError(t, error) : t(`credentials.passkeys.${answer === 'known' ? 'known' : 'addFailed'}`)
    return { kind: 'failed', words, nth: Date.now() }
  }

  async function signInAgain(): Promise<void> {
    const { ok } = await openDialog('account', { email, isAgain: true, step: 'sign-in' })
    if (ok) setOutcome(null)
  }

  return (
    <section className={styles.group} aria-labelledby="passkeys">
      <h2 className={styles.heading} id="passkeys">
        {t('credentials.passkeys.title')}
      </h2>
      <p className={styles.text}>{t('credentials.passkeys.text')}</p>
      {outcome?.kind === 'failed' ? <Notice tone="negative">{outcome.words}</Notice> : null}
      {outcome?.kind === 'done' ? (
        <FocusedNotice key={outcome.nth} tone="positive">
          {outcome.words}
        </FocusedNotice>
      ) : null}
      {outcome?.kind === 'again' ? (
        <Notice
          tone="warning"
          actions={
            <Button variant="secondary" size="small" onClick={() => void signInAgain()}>
              {t('credentials.passkeys.againAction')}
            </Button>
          }
        >
          {t('credentials.passkeys.again')}
        </Notice>
      ) : null}
      {passkeys.length === 0 ? <p>{t('credentials.passkeys.none')}</p> : null}
      <ul className={styles.sessions} hidden={passkeys.length === 0}>
        {passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey.passkeyId}
            passkey={passkey}
            isBusy={busy === passkey.passkeyId}
            onRename={(name) =>
              run(passkey.passkeyId, () => renamePasskey(passkey.passkeyId, name), t('credentials.passkeys.renamed'))
            }
            onRemove={() =>
              run(passkey.passkeyId, () => removePasskey(passkey.passkeyId), t('credentials.passkeys.removed'))
            }
          />
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Button
          variant="secondary"
          busy={busy === 'add'}
          onClick={() => void run('add', addPasskey, t('credentials.passkeys.added'))}
        >
          {t('credentials.passkeys.add')}
        </Button>
      ) : (
        <p className={styles.quiet}>{t('credentials.passkeys.unsupported')}</p>
      )}
    </section>
  )
}
