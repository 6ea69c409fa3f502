import type { LimitCaller, Limiter } from '../../http/limiter.ts'

/**
 * Counts an email address whose orders the price of a cart depends on. The price shows whether the address has ordered, so that the
 * number of different addresses is limited like any guess (decision 0015).
 */
export async function requireEmailGuess(
  { limiter }: { readonly limiter: Limiter },
  caller: LimitCaller,
  email: string | null,
): Promise<void> {
  if (email) await limiter.require('orderEmails', caller, { distinct: email })
}
