import { useAccount } from '../../account/use-account.ts'
import type { DialogProps } from '../define-dialog.ts'
import { AccountMenu } from './account-menu.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Sign-in for a guest, and whoever has signed in with the way out again (DLG-17). */
export function AccountDialog({ resolve }: DialogProps<Record<string, never>, void>) {
  const account = useAccount()
  return account ? <AccountMenu account={account} onLeft={() => resolve()} /> : <SignInForm onDone={() => resolve()} />
}
