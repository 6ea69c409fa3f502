import type { MessageKey } from '@lacehouse/messages'
import type { ApiError } from '../../api/api-error.ts'
import { useText } from '../../i18n/use-text.ts'

/** Says in the shopper's words why something did not go into the cart. */
export function useRefusalWords(error: ApiError | null): string | null {
  const say = useText()
  if (!error) return null
  if (error.status === 0) return say('errors.serverAway')
  const { errorId, maximum } = error.details[0] ?? {}
  if (errorId === 'INV408' && maximum !== undefined) return say('INV408.maximum', { maximum })
  return say((errorId ?? 'GEN500') as MessageKey)
}
