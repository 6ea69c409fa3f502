import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useAccount } from './use-account.ts'

const profileKey = ['account', 'profile'] as const
const cardsKey = ['account', 'cards'] as const

/** The profile of the signed-in consumer, with loyalty points and saved addresses. */
export const profileQuery = {
  queryKey: profileKey,
  queryFn: async () =>
    (await browserApi.call('consumer.get', { query: { includeLoyaltySummary: true } })).consumerProfile,
}

/** The saved cards, the default card first. */
export const cardsQuery = {
  queryKey: cardsKey,
  queryFn: async () => (await browserApi.call('consumer.listCards', {})).paymentInstruments,
}

/** Fetches the profile of a signed-in shopper; null for a guest. */
export function useProfile() {
  const account = useAccount()
  return useQuery({ ...profileQuery, enabled: account !== null }, queryClient).data ?? null
}

/** Fetches the profile for a page that is about it. `retry` is set while it could not be loaded. */
export function useOwnProfile() {
  const account = useAccount()
  const { data, isError, refetch } = useQuery({ ...profileQuery, enabled: account !== null }, queryClient)
  return { profile: data ?? null, retry: isError && data === undefined ? () => void refetch() : null }
}

/** Fetches the saved cards of a signed-in shopper. `retry` is set while they could not be loaded. */
export function useSavedCards() {
  const account = useAccount()
  const { data, isError, refetch } = useQuery({ ...cardsQuery, enabled: account !== null }, queryClient)
  return {
    cards: data ?? [],
    isLoaded: data !== undefined,
    retry: isError && data === undefined ? () => void refetch() : null,
  }
}

/** Fetches again everything that pages show of the account. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['account'] })
}
