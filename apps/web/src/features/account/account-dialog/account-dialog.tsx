import { useAccount } from '../../../client/account/use-account.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { AccountMenu } from './account-menu.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type AccountArgs = {
  /** Fills the email field of the sign-in form. */
  readonly email?: string
  /** A guest's order that is added to the account on sign-in. */
  readonly orderNumber?: string
}

/** Shows the sign-in form to a guest and the account menu to a signed-in shopper (DLG-17). */
export function AccountDialog({ args, resolve }: DialogProps<AccountArgs, void>) {
  const account = useAccount()
  return account ? (
    <AccountMenu account={account} onSignedOut={() => resolve()} />
  ) : (
    <SignInForm {...args} onDone={() => resolve()} />
  )
}
