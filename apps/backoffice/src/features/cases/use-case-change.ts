import type { StaffCase } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** The key of a case in the cache of replies. */
export function toCaseKey(caseNumber: string, locale: string) {
  return ['case', caseNumber, locale] as const
}

type Of = { readonly caseNumber: string; readonly locale: string }

/** Runs a call that changes a case and replies with it; the page then shows the reply. */
export function useCaseChange<Input = void>(
  { caseNumber, locale }: Of,
  call: (input: Input) => Promise<StaffCase>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (found) => {
      client.setQueryData(toCaseKey(caseNumber, locale), found)
      void client.invalidateQueries({ queryKey: ['cases'] })
      onDone?.()
    },
    // Another person may have been faster: the page shows the present state beside the refusal.
    onError: () => client.invalidateQueries({ queryKey: ['case', caseNumber] }),
  })
}
