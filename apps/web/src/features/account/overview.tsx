import { useAccount } from '../../client/account/use-account.ts'
import { AccountContents } from './account-contents.tsx'
import { LastOrder } from './last-order.tsx'

/** The overview of the account: who is signed in, points, and what is saved (ACC-17). */
export function Overview() {
  const account = useAccount()
  if (!account) return null
  return (
    <AccountContents firstName={account.firstName}>
      <LastOrder />
    </AccountContents>
  )
}
