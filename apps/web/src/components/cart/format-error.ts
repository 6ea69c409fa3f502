import { isKnownError } from '@lacehouse/contracts/errors/find-error-place'
import type { MessageKey } from '@lacehouse/messages'
import { ApiError } from '../../client/api/api-error.ts'
import type { Translate } from '../../i18n/use-text.ts'

/** Error ids whose message names the maximum if the server sends one (CART-08). */
const withMaximum: Readonly<Record<string, MessageKey>> = {
  INV408: 'INV408.maximum',
  AUT403: 'AUT403.maximum',
  GFC410: 'GFC410.maximum',
  PYT402: 'PYT402.maximum',
  PRM140: 'PRM140.maximum',
  GWP403: 'GWP403.maximum',
}

/** Formats an error in the shopper's language: the catalogue's message for the error id, or else the server's (ERR-02). */
export function formatError(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('GEN500')
  if (error.status === 0) return t(navigator.onLine ? 'errors.serverAway' : 'errors.offline')
  const [detail] = error.details
  if (!detail || !isKnownError(detail.errorId)) return error.status >= 500 ? t('GEN500') : error.message
  const { maximum } = detail
  // The server names what is missing of a coupon's condition, or the codes with which it conflicts.
  if (detail.coupon) return detail.message
  if (detail.errorId === 'INV408' && maximum !== undefined) {
    if (detail.field === 'lines') return t('INV408.lines', { lines: maximum })
    if (detail.field === 'saved') return t('INV408.saved', { saved: maximum })
    if (detail.field === 'reservations') return t('INV408.reservations', { reservations: maximum })
    if (detail.field === 'networkReservations') return t('INV408.networkReservations')
    if (detail.field === 'giftCards') return t('INV408.giftCards', { giftCards: maximum })
  }
  if (detail.errorId === 'PYT402' && detail.field === 'pending' && maximum !== undefined)
    return t('PYT402.pending', { pending: maximum })
  const named = withMaximum[detail.errorId]
  return named && maximum !== undefined ? t(named, { maximum }) : t(detail.errorId as MessageKey)
}
