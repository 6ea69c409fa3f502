import { days, seconds } from '@lacehouse/domain/time/durations'
import type { LinkSigning } from '../../infra/session/link-signer.ts'
import { openSigner, type SessionSecrets } from '../../infra/session/open-signer.ts'

/** How long a sign-up counts as brought by a member after their code was given. */
export const referralLifetime = days(30)

/** The member by whose code a shopper comes, and the place that the link named. */
export type Referral = { readonly memberId: string; readonly leadSource: string | null }

// A separate key, so that the token of a referral is no session token and the other way round.
const toSigner = (secrets: SessionSecrets) => openSigner(secrets, 'referrals')

/** Signs a referral for one shopper. */
export function signReferral(
  { config, now }: LinkSigning,
  { memberId, leadSource, usid }: Referral & { readonly usid: string },
): string {
  const exp = Math.floor((now() + referralLifetime) / seconds(1))
  return toSigner(config).sign({ sub: memberId, jti: usid, exp, leadSource })
}

/** Reads the referral of a token; null for a forged or expired one. */
export function findReferral({ config, now }: LinkSigning, token: string): Referral | null {
  const read = toSigner(config).read(token)
  if (!read || read.exp * seconds(1) <= now()) return null
  return { memberId: read.sub, leadSource: typeof read.leadSource === 'string' ? read.leadSource : null }
}
