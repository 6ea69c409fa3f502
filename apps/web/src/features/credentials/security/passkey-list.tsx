import type { Passkey } from '@lacehouse/contracts'
import {
  addPasskey,
  canUsePasskeys,
  findPasskeyOutcome,
  removePasskey,
  renamePasskey,
} from '../../../client/account/passkeys.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../credentials-page.module.css'
import { ChangeNotice } from './change-notice.tsx'
import { PasskeyLine } from './passkey-line.tsx'
import { useCredentialChange } from './use-credential-change.ts'

type Props = { readonly passkeys: readonly Passkey[]; readonly email: string }

/** The passkeys of the account: adding, naming and removing them (decision 0050). */
export function PasskeyList({ passkeys, email }: Props) {
  const t = useTranslate()

  /** A question that the shopper cancelled says nothing. */
  const explain = (error: unknown): { readonly words: string | null } | null => {
    const answer = findPasskeyOutcome(error)
    if (answer === null) return null
    if (answer === 'cancelled') return { words: null }
    return { words: t(`credentials.passkeys.${answer === 'known' ? 'known' : 'addFailed'}`) }
  }
  const { busy, outcome, run, clear } = useCredentialChange({ explain })

  return (
    <section className={styles.group} aria-labelledby="passkeys">
      <h2 className={styles.heading} id="passkeys">
        {t('credentials.passkeys.title')}
      </h2>
      <p className={styles.text}>{t('credentials.passkeys.text')}</p>
      <ChangeNotice {...{ outcome, email, onSignedIn: clear }} again={t('credentials.passkeys.again')} />
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
