import { readAccount } from '../../client/account/account-memory.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'

/** Asks a guest to sign in; resolves to whether the shopper has an account then. */
export async function requireAccount(): Promise<boolean> {
  if (readAccount()) return true
  await openDialog('account', {})
  return readAccount() !== null
}
