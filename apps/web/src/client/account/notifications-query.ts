import type { CallInput } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { showAnswer } from '../api/show-answer.ts'
import { useAccount } from './use-account.ts'

const notificationsQuery = {
  queryKey: ['account', 'notifications'],
  queryFn: async () => (await browserApi.call('notifications.list', {})).notifications,
}

/** Fetches which mails the account gets. `retry` is set while it could not be loaded. */
export function useNotifications() {
  const account = useAccount()
  const { data, isError, refetch } = useQuery({ ...notificationsQuery, enabled: account !== null }, queryClient)
  return { notifications: data ?? null, retry: isError && data === undefined ? () => void refetch() : null }
}

type Choice = CallInput<'notifications.update'>['body']['notifications'][number]

/** Turns a kind of mail on or off. Throws what the server refuses. */
export async function changeNotification(choice: Choice): Promise<void> {
  const { notifications } = await browserApi.call('notifications.update', { body: { notifications: [choice] } })
  await showAnswer(notificationsQuery.queryKey, notifications)
}
