import { Outlet } from 'react-router'
import { SessionContext, useLoadedSession } from '../client/use-session.ts'
import { SignIn } from '../features/session/sign-in.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useWords } from '../words/use-words.ts'
import { Header } from './header.tsx'
import styles from './shell.module.css'

/** The frame of every page. Without a complete session it shows the sign-in, at the address of the page. */
export function Shell() {
  const { t } = useWords()
  const { data: session, error, isPending, refetch } = useLoadedSession()
  if (isPending) return <p className={styles.alone}>{t('backoffice.loading')}</p>
  if (error)
    return (
      <main className={styles.alone}>
        <ErrorNotice error={error} />
        <Button onClick={() => refetch()}>{t('backoffice.retry')}</Button>
      </main>
    )
  if (session?.stage !== 'signed_in') return <SignIn session={session} />
  return (
    <SessionContext value={session}>
      <a className={styles.skip} href="#content">
        {t('backoffice.skip')}
      </a>
      <Header />
      {/* Named apart from the page in the frame of the authoring screen. */}
      <main id="content" className={styles.content} tabIndex={-1} aria-label={t('backoffice.title')}>
        <Outlet />
      </main>
    </SessionContext>
  )
}
