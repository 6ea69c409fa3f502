import type { Limiter } from '../../http/limiter.ts'
import { anonymous } from '../../http/session.ts'

export type MailLimitDeps = { readonly limiter: Limiter }

type Wanted = { readonly to: string; readonly key: string }

/**
 * Says whether a mail may be sent that costs its sender nothing, such as that of a reservation: anybody can type an address. A mail
 * that is sent again after a failure counts once.
 */
export function mayMail({ limiter }: MailLimitDeps, { to, key }: Wanted): Promise<boolean> {
  const shop = { session: anonymous, ip: '', headers: {}, correlationId: key }
  return limiter.fits('mails', shop, { email: to, distinct: key })
}
