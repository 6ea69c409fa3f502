import { isEmail } from '@lacehouse/domain/validation/validators'

const schemes = new Set(['https:', 'mailto:', 'tel:'])

/** Reads SECURITY_CONTACT as the URI of `security.txt`: an email address, or an address of a page, a mailbox or a phone. Null if unset. */
export function readSecurityContact(text: string | undefined, problems: string[]): string | null {
  if (text === undefined || text === '') return null
  if (isEmail(text)) return `mailto:${text}`
  const isUri = !/[\s\p{Cc}]/u.test(text) && URL.canParse(text) && schemes.has(new URL(text).protocol)
  if (isUri) return text
  problems.push('SECURITY_CONTACT must be an email address, or an address that begins with https:, mailto: or tel:')
  return null
}
