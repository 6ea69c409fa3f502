import type { CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'

export type SupportCase = CallReply<'supportCases.get'>

// Below `account`, so that signing out removes them.
const casesKey = ['account', 'cases'] as const
const toCaseKey = (caseNumber: string) => [...casesKey, 'case', caseNumber] as const

/** Fetches a page of the account's cases; the page before stays until the next one is there. */
export function useCases(wanted: { readonly start: number; readonly count: number }) {
  return useQuery(
    {
      queryKey: [...casesKey, 'list', wanted],
      queryFn: () => browserApi.call('supportCases.list', { query: wanted }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

/** Fetches a case with its messages. */
export function useCase(caseNumber: string) {
  return useQuery(
    {
      queryKey: toCaseKey(caseNumber),
      queryFn: () => browserApi.call('supportCases.get', { params: { caseNumber } }),
      retry: false,
    },
    queryClient,
  )
}

type Reply = {
  readonly caseNumber: string
  readonly message: string
  /** The same for all attempts of one reply, so that an answer that was lost adds nothing twice. */
  readonly idempotencyKey: string
}

/** Adds a message to a case. Throws what the server refuses. */
export async function replyToCase({ caseNumber, message, idempotencyKey }: Reply): Promise<void> {
  const input = { params: { caseNumber }, body: { message } }
  queryClient.setQueryData(
    toCaseKey(caseNumber),
    await browserApi.call('supportCases.reply', input, { idempotencyKey }),
  )
  await refreshCases()
}

/** Fetches the list of cases again. */
export function refreshCases(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...casesKey, 'list'] })
}
