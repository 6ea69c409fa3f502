import type { LinkedIdentity } from '@lacehouse/contracts'
import { useState } from 'react'
import { goToProvider, unlinkIdentity, useProviders } from '../../../client/account/providers.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../credentials-page.module.css'
import { ChangeNotice } from './change-notice.tsx'
import { useCredentialChange } from './use-credential-change.ts'

type Props = { readonly identities: readonly LinkedIdentity[]; readonly email: string }

/** The identities of providers that sign in to the account: linking and unlinking them. It is shown where the shop has providers (decision 0071). */
export function IdentityList({ identities, email }: Props) {
  const t = useTranslate()
  const providers = useProviders()
  const { busy, outcome, run, clear } = useCredentialChange()
  if (providers.length === 0 && identities.length === 0) return null
  const open = providers.filter((provider) => !identities.some(({ providerId }) => providerId === provider.providerId))
  return (
    <section className={styles.group} aria-labelledby="identities">
      <h2 className={styles.heading} id="identities">
        {t('credentials.identities.title')}
      </h2>
      <p className={styles.text}>{t('credentials.identities.text')}</p>
      <ChangeNotice {...{ outcome, email, onSignedIn: clear }} again={t('credentials.identities.again')} />
      {identities.length === 0 ? <p>{t('credentials.identities.none')}</p> : null}
      <ul className={styles.sessions} hidden={identities.length === 0}>
        {identities.map((identity) => {
          const { identityId, provider } = identity
          return (
            <IdentityLine
              key={identityId}
              identity={identity}
              isBusy={busy === identityId}
              onUnlink={() =>
                run(identityId, () => unlinkIdentity(identityId), t('credentials.identities.unlinked', { provider }))
              }
            />
          )
        })}
      </ul>
      {open.map((provider) => (
        <Button
          key={provider.providerId}
          variant="secondary"
          busy={busy === provider.providerId}
          onClick={() => void run(provider.providerId, () => goToProvider({ ...provider, isLink: true }))}
        >
          {t('credentials.identities.link', { provider: provider.name })}
        </Button>
      ))}
    </section>
  )
}

type LineProps = {
  readonly identity: LinkedIdentity
  readonly isBusy: boolean
  readonly onUnlink: () => Promise<void>
}

/** An identity with its address and its last use, which can be unlinked after a question. */
function IdentityLine({ identity, isBusy, onUnlink }: LineProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const [isAsked, setAsked] = useState(false)
  const { provider, email, linkedAt, lastUsedAt } = identity
  const format = (moment: string) => date(moment, { dateStyle: 'medium' })
  if (isAsked)
    return (
      <li className={styles.session}>
        <div className={styles.rename}>
          <p>{t('credentials.identities.unlinkAsk', { provider })}</p>
          <div className={styles.line}>
            <Button
              // The question takes the place of the button that was pressed
              autoFocus
              variant="secondary"
              size="small"
              busy={isBusy}
              onClick={() => void onUnlink().then(() => setAsked(false))}
            >
              {t('credentials.identities.unlink')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsked(false)}>
              {t('credentials.passkeys.cancel')}
            </Button>
          </div>
        </div>
      </li>
    )
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.line}>
          <span>{provider}</span>
          {email ? <span className={styles.address}>{email}</span> : null}
        </p>
        <p className={styles.quiet}>
          {t('credentials.identities.since', { date: format(linkedAt) })},{' '}
          {lastUsedAt
            ? t('credentials.identities.lastUsed', { date: format(lastUsedAt) })
            : t('credentials.identities.neverUsed')}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('credentials.identities.unlinkNamed', { provider })}
        onClick={() => setAsked(true)}
      >
        {t('credentials.identities.unlink')}
      </Button>
    </li>
  )
}
