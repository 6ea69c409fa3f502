import { findErrorPlace } from '@lacehouse/contracts/errors/find-error-place'
import { isApiError } from '../../client/api/api-error.ts'
import { showAsToast } from '../../client/api/show-as-toast.ts'
import { setCartRefusal } from '../../client/cart/cart-refusal.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { formatError } from './format-error.ts'

/**
 * Shows why a change of the cart was refused at the place that the catalogue names: as a toast that stays, or above the cart.
 * Gives the words of all other refusals, which are shown at the item or input that was changed (ERR-01, ERR-04).
 */
export function reportRefusal(t: Translate, error: unknown): string | null {
  const words = formatError(t, error)
  if (showAsToast(error, words)) return null
  if (isApiError(error) && findErrorPlace(error.errorId) === 'top') setCartRefusal(words)
  else return words
  return null
}
