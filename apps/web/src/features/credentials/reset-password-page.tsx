import type { NewPasswordField } from '@lacehouse/domain/auth/check-new-password'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './credentials-page.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'

/** How far a reset is: its form with what is wrong, its end, or a link that works no more. */
export type ResetPasswordState =
  | {
      readonly step: 'form'
      readonly errors: Readonly<Partial<Record<NewPasswordField, string>>>
      readonly refused?: string
    }
  | { readonly step: 'done'; readonly email: string }
  | { readonly step: 'expired' }

type Props = {
  /** The token of the mail's link. */
  readonly st: string
  readonly state?: ResetPasswordState | undefined
}

/** Sets a new password by the link of a mail, in a form that works without scripts (AUTH-06). */
export function ResetPasswordPage({ st, state = { step: 'form', errors: {} } }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('credentials.reset.title')}</h1>
      {state.step === 'form' ? <ResetForm st={st} {...state} /> : null}
      {state.step === 'done' ? <Done email={state.email} /> : null}
      {state.step === 'expired' ? <Expired /> : null}
    </div>
  )
}

function ResetForm({ st, errors, refused }: { readonly st: string } & Extract<ResetPasswordState, { step: 'form' }>) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <form
      className={styles.form}
      method="post"
      action={`/${locale}/reset-password?st=${encodeURIComponent(st)}`}
      noValidate
    >
      <p className={styles.text}>{t('credentials.reset.text')}</p>
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      <NewPasswordFields errors={errors} />
      <Button type="submit" variant="action" size="large" wide>
        {t('credentials.reset.save')}
      </Button>
    </form>
  )
}

function Done({ email }: { readonly email: string }) {
  const t = useTranslate()
  return (
    <>
      <Notice tone="positive">{t('credentials.reset.done')}</Notice>
      <Button variant="action" size="large" wide onClick={() => void openDialog('account', { email })}>
        {t('account.signIn')}
      </Button>
    </>
  )
}

function Expired() {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <>
      <Notice tone="warning">{t('credentials.reset.expired')}</Notice>
      <LinkButton href={`/${locale}/forgot-password`} variant="action" size="large" wide>
        {t('credentials.reset.request')}
      </LinkButton>
    </>
  )
}
