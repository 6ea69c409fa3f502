import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useAccount } from './use-account.ts'

/** The mailbox and the sessions of the signed-in account. */
export const securityQuery = {
  queryKey: ['account', 'security'] as const,
  queryFn: () => browserApi.call('auth.getSecurity', {}),
}

/** Fetches mailbox and sessions of a signed-in shopper. `retry` is set while they could not be loaded. */
export function useSecurity() {
  const account = useAccount()
  const { data, isError, refetch } = useQuery({ ...securityQuery, enabled: account !== null }, queryClient)
  return { security: data ?? null, retry: isError && data === undefined ? () => void refetch() : null }
}

/** Fetches mailbox and sessions again. */
export function refreshSecurity(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
}
