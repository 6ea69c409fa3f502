import { hkdfSync } from 'node:crypto'

/** The purpose of a key. Each purpose has its own key, so that a signature of one part of the shop is invalid in another. */
export type KeyPurpose =
  | 'session tokens'
  | 'refresh-token successors'
  | 'order links'
  | 'shipping callbacks'
  | 'captcha challenges'
  | 'sign-in tries'
  | 'staff sign-in tries'
  | 'known devices'
  | 'accounts of known devices'
  | 'limits'
  | 'security log'
  | 'reservation links'
  | 'stock notice links'
  | 'subscription links'
  | 'notification links'
  | 'review invitations'
  | 'account links'
  | 'acting handovers'
  | 'one-time codes'
  | 'passkey challenges'
  | 'provider sign-ins'
  | 'provider secrets'
  | 'provider identities'
  | 'referrals'
  | 'networks of holds'
  | 'addresses of pictures'
  | 'second factors'
  | 'recovery codes'
  | 'visits'
  | 'experiment visitors'
  | 'analytics'
  | 'recommendation tokens'
  | 'social tokens'

/** Derives the key of one purpose from a secret by HKDF with SHA-256 (RFC 5869); 64 hexadecimal digits. */
export function deriveKey(secret: string, purpose: KeyPurpose): string {
  const name = `${purpose} ${secret}`
  const known = derived.get(name)
  if (known !== undefined) return known
  const key = Buffer.from(hkdfSync('sha256', secret, 'lacehouse', purpose, 32)).toString('hex')
  derived.set(name, key)
  return key
}

/** The keys of this process: a few purposes of one or two secrets, which many calls ask for. */
const derived = new Map<string, string>()
