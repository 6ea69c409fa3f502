import { seconds } from '@lacehouse/domain/time/durations'
import type { Instant } from '@lacehouse/domain/time/instant'

/**
 * Says whether the token of a mail's link is cut off, or too old by what it says of itself. Whether it is genuine and unused, only the
 * API knows, which is asked when the form is sent.
 */
export function isLinkOver(token: string, now: Instant): boolean {
  const payload = token.split('.')[1] ?? ''
  try {
    const { exp }: { readonly exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp !== 'number' || seconds(exp) <= now
  } catch {
    // A text that is no token cannot be of a valid link.
    return true
  }
}
