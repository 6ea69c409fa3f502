import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useAccount } from './use-account.ts'

const profileKey = ['account', 'profile'] as const
const cardsKey = ['account', 'cards'] as const

/** The profile of whoever is signed in, with points of a member and saved addresses. */
export const profileQuery = {
  queryKey: profileKey,
  queryFn: async () =>
    (await browserApi.call('consumer.get', { query: { includeLoyaltySummary: true } })).consumerProfile,
}

/** The saved cards, the main one first. */
export const cardsQuery = {
  queryKey: cardsKey,
  queryFn: async () => (await browserApi.call('consumer.listCards', {})).paymentInstruments,
}

/** Asks for the profile where somebody is signed in. */
export function useProfile() {
  const account = useAccount()
  return useQuery({ ...profileQuery, enabled: account !== null }, queryClient).data ?? null
}

/** Asks for the saved cards where somebody is signed in; `retry` is there while they could not be had. */
export function useSavedCards() {
  const account = useAccount()
  const { data, isError, refetch } = useQuery({ ...cardsQuery, enabled: account !== null }, queryClient)
  return { cards: data ?? [], retry: isError ? () => void refetch() : null }
}

/** Has what is shown of the account asked for again. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['account'] })
}
