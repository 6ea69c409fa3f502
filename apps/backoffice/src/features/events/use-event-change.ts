import type { StaffEvent } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Changes an event and shows what became of it. */
export function useEventChange<Input>(eventId: string, change: (input: Input) => Promise<StaffEvent>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (event) => {
      client.setQueryData(['event', eventId], event)
      await client.invalidateQueries({ queryKey: ['events'] })
    },
  })
}
