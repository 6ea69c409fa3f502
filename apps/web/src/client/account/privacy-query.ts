import type { CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { showAnswer } from '../api/show-answer.ts'
import { refreshAccount } from './profile-query.ts'
import { useAccount } from './use-account.ts'

type Privacy = CallReply<'privacy.get'>
export type DataExport = CallReply<'privacy.getExport'>

const privacyQuery = {
  queryKey: ['account', 'privacy'] as const,
  queryFn: () => browserApi.call('privacy.get', {}),
  refetchInterval: ({ state }: { state: { data?: Privacy | undefined } }) =>
    state.data?.dataExport?.state === 'collecting' ? seconds(1) : false,
} as const

/** Fetches export and deletion of the account, again while an export is collected. `retry` is set while they could not be loaded. */
export function usePrivacy() {
  const account = useAccount()
  const { data, isError, refetch } = useQuery({ ...privacyQuery, enabled: account !== null }, queryClient)
  return { privacy: data ?? null, retry: isError ? () => void refetch() : null }
}

/** Fetches an export; `isGone` says that its link does not work any more. */
export function useDataExport(exportId: string) {
  const account = useAccount()
  const { data, isError } = useQuery(
    {
      queryKey: ['account', 'data', exportId],
      queryFn: () => readDataExport(exportId),
      enabled: account !== null && exportId !== '',
    },
    queryClient,
  )
  return { dataExport: data ?? null, isGone: isError || exportId === '' }
}

/** Reads the caller's own export. */
export function readDataExport(exportId: string): Promise<DataExport> {
  return browserApi.call('privacy.getExport', { params: { exportId } })
}

/** Starts an export of everything that the shop holds of the account. */
export async function requestExport(): Promise<void> {
  await showAnswer(privacyQuery.queryKey, await browserApi.call('privacy.requestExport', { body: {} }))
}

type DeletionProof = { readonly password: string } | { readonly codeId: string; readonly code: string }

/** Sends the code that confirms the deletion of an account without a password; answers its id. */
export async function requestDeletionCode(): Promise<string> {
  return (await browserApi.call('privacy.requestDeletionCode', { body: {} })).codeId
}

/** Asks for the deletion of the account, which the password or a code proves. */
export async function requestDeletion(proof: DeletionProof): Promise<void> {
  await showAnswer(privacyQuery.queryKey, await browserApi.call('privacy.requestDeletion', { body: proof }))
  await refreshAccount()
}

/** Takes the deletion of the account back. */
export async function takeDeletionBack(): Promise<void> {
  await showAnswer(privacyQuery.queryKey, await browserApi.call('privacy.takeDeletionBack', {}))
  await refreshAccount()
}
