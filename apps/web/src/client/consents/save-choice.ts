import { toCookieName } from '@lacehouse/contracts/cookies'
import { type ConsentCategory, consentCategories, readChoice, writeChoice } from '@lacehouse/domain/site/consent'
import { browserApi } from '../api/browser-api.ts'
import { removeRefused } from '../storage/browser-storage.ts'
import { consentChange, hasConsent, readConsent } from './has-consent.ts'

/** Half a year, after which a visitor is asked again. */
const mostAge = 182 * 86_400

/**
 * Stores the visitor's choice and lets it take effect at once: what it refuses is removed from the browser and sent no more (ROLE-04).
 * The shop records it under a random number; a record that fails changes nothing about the choice.
 */
export function saveChoice(chosen: readonly ConsentCategory[]): void {
  const { version, chosen: before } = readConsent()
  const id = (before && readChoice(before).id) ?? crypto.randomUUID()
  const categories = consentCategories.filter((one) => one === 'C0001' || chosen.includes(one))
  const isSecure = location.protocol === 'https:'
  const text = writeChoice({ categories, version, id })
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${toCookieName('consent', isSecure)}=${text};path=/;max-age=${mostAge};samesite=lax${isSecure ? ';secure' : ''}`
  removeRefused()
  if (!hasConsent('C0004')) removeVisitor()
  document.dispatchEvent(new Event(consentChange))
  // Parts of the page that show what was stored read it anew.
  window.dispatchEvent(new StorageEvent('storage'))
  const optional = categories.filter((one) => one !== 'C0001')
  browserApi.call('consents.record', { body: { consentId: id, version, categories: optional } }).catch(console.warn)
}

/** Removes the number of the visitor in experiments, by both names that its cookie may have. */
function removeVisitor(): void {
  for (const name of ['lh_visitor', '__Host-lh_visitor']) {
    const secure = location.protocol === 'https:' ? ';secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = `${name}=;path=/;max-age=0;samesite=lax${secure}`
  }
}
