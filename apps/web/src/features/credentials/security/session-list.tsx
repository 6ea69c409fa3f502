import type { CallReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { refreshSecurity } from '../../../client/account/security-query.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../credentials-page.module.css'

type Session = CallReply<'auth.getSecurity'>['sessions'][number]
/** The outcome of the last press, and the id of its session. */
type Outcome = { readonly isFailure: boolean; readonly words: string; readonly of: string }

/** Lists where the account is signed in, with a way to sign out each other device and all of them. */
export function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  const t = useTranslate()
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const others = sessions.filter(({ current }) => !current)

  const run = async (what: string, work: () => Promise<string>): Promise<void> => {
    if (busy !== null) return
    setBusy(what)
    try {
      const words = await work()
      await refreshSecurity()
      setOutcome({ isFailure: false, words, of: what })
    } catch {
      // The list stays as it is, and each button can be pressed again.
      setOutcome({ isFailure: true, words: t('credentials.sessions.failed'), of: what })
    } finally {
      setBusy(null)
    }
  }
  const end = (sessionId: string) =>
    run(sessionId, async () => {
      await browserApi.call('auth.endSession', { params: { sessionId } })
      return t('credentials.sessions.endedOne')
    })
  const endOthers = () =>
    run('others', async () => {
      const { endedSessions } = await browserApi.call('auth.endOtherSessions', {})
      return t('credentials.sessions.ended', { count: endedSessions })
    })

  return (
    <section className={styles.group} aria-labelledby="sessions">
      <h2 className={styles.heading} id="sessions">
        {t('credentials.sessions.title')}
      </h2>
      <p className={styles.text}>{t('credentials.sessions.text')}</p>
      {outcome?.isFailure ? <Notice tone="negative">{outcome.words}</Notice> : null}
      {outcome && !outcome.isFailure ? (
        <FocusedNotice key={outcome.of} tone="positive">
          {outcome.words}
        </FocusedNotice>
      ) : null}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionLine
            key={session.sessionId}
            session={session}
            isBusy={busy === session.sessionId}
            onEnd={() => void end(session.sessionId)}
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <Button variant="secondary" busy={busy === 'others'} onClick={() => void endOthers()}>
          {t('credentials.sessions.endOthers')}
        </Button>
      ) : null}
    </section>
  )
}

type LineProps = { readonly session: Session; readonly isBusy: boolean; readonly onEnd: () => void }

function SessionLine({ session, isBusy, onEnd }: LineProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const { browser, system, current, signedInBy, provider = '', signedInAt, lastUsedAt } = session
  const known = browser && system ? t('credentials.sessions.on', { browser, system }) : (browser ?? system)
  const device = known ?? t('credentials.sessions.unknown')
  const format = (moment: string) => date(moment, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.line}>
          <span>{device}</span>
          {current ? <Badge>{t('credentials.sessions.current')}</Badge> : null}
        </p>
        <p className={styles.quiet}>
          {t('credentials.sessions.since', { date: format(signedInAt) })}
          {signedInBy ? ` ${t(`credentials.sessions.by.${signedInBy}`, { provider })}` : null}
          {current ? null : `, ${t('credentials.sessions.lastUsed', { date: format(lastUsedAt) })}`}
        </p>
      </div>
      {current ? null : (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={t('credentials.sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('credentials.sessions.end')}
        </Button>
      )}
    </li>
  )
}
