import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useProfile } from './profile-query.ts'

const pageSize = 10

/** Fetches what a member earned and spent, page by page, and the member's tier. `retry` is set while a page of it could not be loaded. */
export function usePoints() {
  const { data, isError, isFetchNextPageError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      {
        queryKey: ['account', 'points'],
        queryFn: ({ pageParam }) =>
          browserApi.call('loyalty.listPoints', { query: { start: pageParam, count: pageSize } }),
        initialPageParam: 0,
        getNextPageParam: (last, all) => {
          const shown = all.length * pageSize
          return last.entries.length === pageSize && shown < last.total ? shown : null
        },
      },
      queryClient,
    )
  const more = () => void fetchNextPage()
  const retry = data === undefined ? () => void refetch() : more
  return {
    entries: data?.pages.flatMap(({ entries }) => entries) ?? null,
    referralCode: data?.pages[0]?.referralCode ?? null,
    standing: data?.pages[0]?.standing ?? null,
    more: hasNextPage ? more : null,
    isLoadingMore: isFetchingNextPage,
    retry: isFetchNextPageError || (isError && data === undefined) ? retry : null,
  }
}

/** Fetches the tiers of the site's programme; none until they are loaded, and where it has none. */
export function useTiers() {
  const query = {
    queryKey: ['loyalty', 'tiers'],
    queryFn: async () => (await browserApi.call('loyalty.listTiers', {})).tiers,
  }
  return useQuery(query, queryClient).data ?? []
}

/** Fetches the vouchers that a member's points can become; none until they are loaded. */
export function useVouchers() {
  const query = {
    queryKey: ['account', 'vouchers'],
    queryFn: async () => (await browserApi.call('balances.listVouchers', {})).vouchers,
  }
  return useQuery(query, queryClient).data ?? []
}

/** Fetches the promotion of a member's first order; null without one, and until it is loaded. */
export function useWelcomePromotion() {
  const isMember = useProfile()?.isLoyaltyMember ?? false
  const query = {
    queryKey: ['account', 'welcome promotion'],
    queryFn: async () => (await browserApi.call('loyalty.welcomePromotion', {})).promotion,
    enabled: isMember,
  }
  return useQuery(query, queryClient).data ?? null
}
