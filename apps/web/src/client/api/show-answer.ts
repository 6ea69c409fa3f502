import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Shows what a change answered. A reading that was begun before the change, and comes after it, does not take its place. */
export async function showAnswer(queryKey: QueryKey, answer: unknown): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, answer)
}
