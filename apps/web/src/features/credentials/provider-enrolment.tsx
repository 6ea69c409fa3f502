import { useState } from 'react'
import type { PendingIdentity } from '../../client/account/providers.ts'
import { SignUpForm } from '../../components/sign-up/sign-up-form.tsx'
import type { SignUpValues } from '../../components/sign-up/sign-up-values.ts'
import { Welcome } from '../../components/sign-up/welcome.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  readonly pending: PendingIdentity
  /** The person's facts as the provider states them. */
  readonly given: SignUpValues
}

/** The form of a new account that an identity opens: what the provider says is filled in, and there is no password. */
export function ProviderEnrolment({ pending, given }: Props) {
  const t = useTranslate()
  const [values, setValues] = useState(given)
  const [isDone, setDone] = useState(false)
  if (isDone) return <Welcome />
  return (
    <>
      <Notice>{t('credentials.provider.enrolment')}</Notice>
      <SignUpForm
        {...{ values, source: {}, identity: pending, onValues: setValues }}
        onDone={() => setDone(true)}
        onSignIn={() => void openDialog('account', { email: values.email, step: 'sign-in' })}
      />
    </>
  )
}
