import type { StaffOrder } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Runs a call that changes an order and replies with it; the page then shows the reply. */
export function useOrderChange<Input = void>(
  orderNumber: string,
  call: (input: Input) => Promise<StaffOrder>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (order) => {
      client.setQueryData(['order', orderNumber], order)
      void client.invalidateQueries({ queryKey: ['orders'] })
      void client.invalidateQueries({ queryKey: ['order', orderNumber, 'mails'] })
      onDone?.()
    },
    // Another person may have been faster: the page shows the present state beside the refusal.
    onError: () => client.invalidateQueries({ queryKey: ['order', orderNumber] }),
  })
}
