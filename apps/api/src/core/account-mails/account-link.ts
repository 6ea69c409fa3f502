import type { AccountLinkPurpose } from '@lacehouse/domain/auth/account-link'
import { seconds } from '@lacehouse/domain/time/durations'
import type { LinkSigning } from '../../infra/session/link-signer.ts'
import { openSigner, type SessionSecrets } from '../../infra/session/open-signer.ts'

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
