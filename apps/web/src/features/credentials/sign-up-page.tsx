import { useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { SignUpForm } from '../../components/sign-up/sign-up-form.tsx'
import { emptySignUp, type SignUpSource } from '../../components/sign-up/sign-up-values.ts'
import { Welcome } from '../../components/sign-up/welcome.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './credentials-page.module.css'

type Props = {
  /** Fills the email field. */
  readonly email: string
  readonly source: SignUpSource
  /** True where the form was sent without scripts, which it needs. */
  readonly wasSentPlain: boolean
}

/** The page of a new account, for links in mails and campaigns (RT-14). */
export function SignUpPage({ email, source, wasSentPlain }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  const [values, setValues] = useState({ ...emptySignUp, email })
  const [isBegun, setBegun] = useState(false)
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('credentials.welcome.title', { name: account?.firstName ?? '' })}</h1>
        <Welcome />
      </div>
    )
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('enrolment.signUp.title')}</h1>
      {source.referralCode && !account ? <Notice>{t('enrolment.signUp.invited')}</Notice> : null}
      {wasSentPlain ? <Notice tone="warning">{t('enrolment.signUp.needsScripts')}</Notice> : null}
      {account && !isBegun ? (
        <>
          <Notice>{t('enrolment.signUp.signedIn', { name: account.firstName })}</Notice>
          <LinkButton href={`/${locale}/account`} variant="action" size="large" wide>
            {t('credentials.welcome.account')}
          </LinkButton>
        </>
      ) : (
        <SignUpForm
          values={values}
          source={source}
          onValues={(change) => {
            setBegun(true)
            setValues(change)
          }}
          onDone={() => setDone(true)}
          onSignIn={() => void openDialog('account', { email: values.email })}
        />
      )}
    </div>
  )
}
