import { useAccount } from '../../client/account/use-account.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { AccountContents } from './account-contents.tsx'
import styles from './account-page.module.css'
import { SignOutButton } from './sign-out-button.tsx'

/** Shows the account as a page, for visitors who open its address or press a link before the dialog's code is there. */
export function AccountPage() {
  const t = useTranslate()
  const account = useAccount()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('account.title')}</h1>
      {account ? (
        <>
          <AccountContents firstName={account.firstName} />
          <SignOutButton />
        </>
      ) : (
        <>
          <p>{t('account.signIn.text')}</p>
          <Button variant="action" size="large" onClick={() => void openDialog('account', {})}>
            {t('account.signIn')}
          </Button>
        </>
      )}
    </div>
  )
}
