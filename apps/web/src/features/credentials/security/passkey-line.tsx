import type { Passkey } from '@lacehouse/contracts'
import { passkeyNameLength } from '@lacehouse/domain/auth/passkey'
import { type SubmitEvent, useState } from 'react'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../credentials-page.module.css'

type Props = {
  readonly passkey: Passkey
  readonly isBusy: boolean
  readonly onRename: (name: string) => Promise<void>
  readonly onRemove: () => Promise<void>
}

/** A passkey with its name and its last use, which can be renamed and, after a question, removed. */
export function PasskeyLine({ passkey, isBusy, onRename, onRemove }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const [step, setStep] = useState<'shown' | 'rename' | 'remove'>('shown')
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  const format = (moment: string) => date(moment, { dateStyle: 'medium' })
  const close = (): void => setStep('shown')

  async function rename(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('passkeyName') ?? '').trim()
    if (typed && typed !== name) await onRename(typed)
    close()
  }

  if (step === 'rename')
    return (
      <li className={styles.session}>
        <form className={styles.rename} onSubmit={(event) => void rename(event)} noValidate>
          <TextField
            // The field takes the place of the button that was pressed
            autoFocus
            name="passkeyName"
            label={t('credentials.passkeys.name')}
            defaultValue={name}
            maxLength={passkeyNameLength}
            autoComplete="off"
          />
          <div className={styles.line}>
            <Button type="submit" variant="secondary" size="small" busy={isBusy}>
              {t('credentials.passkeys.save')}
            </Button>
            <Button variant="secondary" size="small" onClick={close}>
              {t('credentials.passkeys.cancel')}
            </Button>
          </div>
        </form>
      </li>
    )
  if (step === 'remove')
    return (
      <li className={styles.session}>
        <div className={styles.rename}>
          <p>{t('credentials.passkeys.removeAsk', { name })}</p>
          <div className={styles.line}>
            <Button
              // The question takes the place of the button that was pressed
              autoFocus
              variant="secondary"
              size="small"
              busy={isBusy}
              onClick={() => void onRemove().then(close)}
            >
              {t('credentials.passkeys.removeConfirm')}
            </Button>
            <Button variant="secondary" size="small" onClick={close}>
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
          <span className={styles.address}>{name}</span>
          {isSynced ? <Badge>{t('credentials.passkeys.synced')}</Badge> : null}
        </p>
        <p className={styles.quiet}>
          {t('credentials.passkeys.since', { date: format(createdAt) })},{' '}
          {lastUsedAt
            ? t('credentials.passkeys.lastUsed', { date: format(lastUsedAt) })
            : t('credentials.passkeys.neverUsed')}
        </p>
      </div>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('credentials.passkeys.renameNamed', { name })}
          onClick={() => setStep('rename')}
        >
          {t('credentials.passkeys.rename')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('credentials.passkeys.removeNamed', { name })}
          onClick={() => setStep('remove')}
        >
          {t('credentials.passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
