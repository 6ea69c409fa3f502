import type { Account } from '../../../client/account/account-memory.ts'
import { DeletionNotice } from '../../../components/account/deletion-notice.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { AccountContents } from '../account-contents.tsx'
import { AccountNavigation } from '../account-navigation.tsx'
import { SignOutButton } from '../sign-out-button.tsx'

type Props = { readonly account: Account; readonly onSignedOut: () => void }

/** Shows the account beside the current page: its pages, what is saved, and a button to sign out. */
export function AccountMenu({ account, onSignedOut }: Props) {
  const t = useTranslate()
  return (
    <DialogFrame title={t('account.title')} footer={<SignOutButton onSignedOut={onSignedOut} />}>
      <AccountContents firstName={account.firstName}>
        <DeletionNotice />
        <AccountNavigation account={account} current={null} />
      </AccountContents>
    </DialogFrame>
  )
}
