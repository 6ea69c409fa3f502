import type { StaffContent } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DocumentKey, toQueryKey } from '../content-keys.ts'

/** Makes a change of a document as a whole, and shows the document as the server then has it. */
export function useDocumentChange<Input = void>(key: DocumentKey, change: (input: Input) => Promise<StaffContent>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (reply) => {
      client.setQueryData(toQueryKey(key), reply)
      client.invalidateQueries({ queryKey: toQueryKey(key, 'facts') })
    },
  })
}
