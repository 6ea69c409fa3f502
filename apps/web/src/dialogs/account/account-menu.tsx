import type { Account } from '../../account/account-memory.ts'
import { AccountContents } from '../../features/account/account-contents.tsx'
import { SignOutButton } from '../../features/account/sign-out-button.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { DialogFrame } from '../dialog-frame.tsx'

type Props = { readonly account: Account; readonly onLeft: () => void }

/** The account beside the page that one is on, and the way out. */
export function AccountMenu({ account, onLeft }: Props) {
  const t = useTranslate()
  return (
    <DialogFrame title={t('account.title')} footer={<SignOutButton onLeft={onLeft} />}>
      <AccountContents firstName={account.firstName} />
    </DialogFrame>
  )
}
