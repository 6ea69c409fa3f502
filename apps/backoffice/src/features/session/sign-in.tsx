import type { StaffSession } from '@lacehouse/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { changeSession } from '../../client/change-session.ts'
import { sessionKey } from '../../client/use-session.ts'
import { LanguageSelect } from '../../shell/language-select.tsx'
import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import styles from './session.module.css'

/** The steps of a sign-in: password, then the code of the second factor, or setting one up. */
export function SignIn({ session }: { readonly session: StaffSession | null }) {
  const client = useQueryClient()
  const onSession = (next: StaffSession | null) => {
    changeSession(client, next)
    if (next?.stage === 'signed_in') void client.invalidateQueries({ queryKey: sessionKey })
  }
  return (
    <main className={styles.page}>
      {session === null ? <PasswordForm onSession={onSession} /> : null}
      {session?.stage === 'code_needed' ? <CodeForm onSession={onSession} /> : null}
      {session?.stage === 'enrolment_needed' ? <SecondFactor onSession={onSession} /> : null}
      <LanguageSelect />
    </main>
  )
}
