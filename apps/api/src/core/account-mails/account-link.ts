import { days, hours, seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import type { LinkSigning } from '../../infra/session/link-signer.ts'
import { openSigner, type SessionSecrets } from '../../infra/session/open-signer.ts'

/** What the link of a mail lets its reader do, once. */
export type AccountLinkPurpose = 'reset_password' | 'confirm_email' | 'staff_invitation'

/** How long a link works (docs/bounds.md). */
export const accountLinkLifetimes: Readonly<Record<AccountLinkPurpose, Duration>> = {
  reset_password: hours(1),
  confirm_email: days(7),
  staff_invitation: days(3),
}

// A separate key, so that a link's token is no session token and the other way round.
const toSigner = (secrets: SessionSecrets) => openSigner(secrets, 'account links')

type SignedLink = { readonly id: string; readonly purpose: AccountLinkPurpose; readonly expiresAt: number }

/** Signs a link, so that no one can make one from what the database holds. */
export function signAccountLink(
  { config }: Pick<LinkSigning, 'config'>,
  { id, purpose, expiresAt }: SignedLink,
): string {
  return toSigner(config).sign({ sub: id, jti: purpose, exp: Math.floor(expiresAt / seconds(1)) })
}

/** Returns the id of a link by its token; null for a forged or expired one, and for one of another purpose. */
export function findAccountLink({ config, now }: LinkSigning, st: string, purpose: AccountLinkPurpose): string | null {
  const read = toSigner(config).read(st)
  return read && read.jti === purpose && read.exp * seconds(1) > now() ? read.sub : null
}
