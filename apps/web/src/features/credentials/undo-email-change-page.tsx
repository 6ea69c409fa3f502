import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './credentials-page.module.css'

/** How far it is: its form, its end with the way to a new password, or a link that works no more. */
export type UndoEmailChangeState =
  | { readonly step: 'form'; readonly refused?: string }
  | { readonly step: 'done'; readonly email: string; readonly resetToken: string }
  | { readonly step: 'expired' }

type Props = { readonly st: string; readonly state?: UndoEmailChangeState | undefined }

/** Gives an account its former email back by the link of a mail, in a form that works without scripts (decision 0128). */
export function UndoEmailChangePage({ st, state = { step: 'form' } }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('credentials.emailChange.undoTitle')}</h1>
      {state.step === 'form' ? (
        <form
          className={styles.form}
          method="post"
          action={`/${locale}/confirm-email?change=undo&st=${encodeURIComponent(st)}`}
        >
          {state.refused ? <Notice tone="negative">{state.refused}</Notice> : null}
          <p className={styles.text}>{t('credentials.emailChange.undoText')}</p>
          <Button type="submit" variant="action" size="large" wide>
            {t('credentials.emailChange.undoAction')}
          </Button>
        </form>
      ) : null}
      {state.step === 'done' ? (
        <>
          <Notice tone="positive">{t('credentials.emailChange.undoDone', { email: state.email })}</Notice>
          <LinkButton
            href={`/${locale}/reset-password?st=${encodeURIComponent(state.resetToken)}`}
            variant="action"
            size="large"
            wide
          >
            {t('credentials.emailChange.undoNext')}
          </LinkButton>
        </>
      ) : null}
      {state.step === 'expired' ? (
        <>
          <Notice tone="warning">{t('credentials.emailChange.undoExpired')}</Notice>
          <LinkButton href={`/${locale}/help/contact-us`} variant="action" size="large" wide>
            {t('credentials.emailChange.undoContact')}
          </LinkButton>
        </>
      ) : null}
    </div>
  )
}
