import type { CallReply } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useAccount } from './use-account.ts'

export type StoreCreditEntry = CallReply<'consumer.getStoreCredit'>['entries'][number]

/** Fetches the store credit of the account with its latest changes. */
export function useStoreCredit() {
  const account = useAccount()
  return useQuery(
    {
      // Below `account`, so that signing out removes it.
      queryKey: ['account', 'store credit'],
      queryFn: () => browserApi.call('consumer.getStoreCredit', {}),
      enabled: account !== null,
    },
    queryClient,
  )
}
