import { useAccount } from '../../account/use-account.ts'
import type { DialogProps } from '../define-dialog.ts'
import { AccountMenu } from './account-menu.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type AccountArgs = {
  /** What stands in the form of who is to sign in. */
  readonly email?: string
  /** A guest's order, which the account of its email takes in. */
  readonly orderNumber?: string
}

/** Sign-in for a guest, and whoever has signed in with the way out again (DLG-17). */
export function AccountDialog({ args, resolve }: DialogProps<AccountArgs, void>) {
  const account = useAccount()
  return account ? (
    <AccountMenu account={account} onLeft={() => resolve()} />
  ) : (
    <SignInForm {...args} onDone={() => resolve()} />
  )
}
