import type { CallInput } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { showAnswer } from '../api/show-answer.ts'
import { useAccount } from './use-account.ts'

const subscriptionsQuery = {
  queryKey: ['account', 'subscriptions'],
  queryFn: async () => (await browserApi.call('subscriptions.list', {})).subscriptions,
}

/** Fetches what the account receives. `retry` is set while it could not be loaded. */
export function useSubscriptions() {
  const account = useAccount()
  const { data, isError, refetch } = useQuery({ ...subscriptionsQuery, enabled: account !== null }, queryClient)
  return { subscriptions: data ?? null, retry: isError && data === undefined ? () => void refetch() : null }
}

type Choice = CallInput<'subscriptions.update'>['body']['subscriptions'][number]

/** Subscribes to something, or ends it. */
export async function changeSubscription(choice: Choice): Promise<void> {
  const { subscriptions } = await browserApi.call('subscriptions.update', { body: { subscriptions: [choice] } })
  await showAnswer(subscriptionsQuery.queryKey, subscriptions)
}
