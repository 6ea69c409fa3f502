import type { Visitor } from './segment.ts'

/** A visitor of whom nothing is known. */
export const unknownVisitor: Visitor = {
  isLoggedIn: false,
  isLoyaltyMember: false,
  isEmployee: false,
  isAthlete: false,
  identities: [],
  cartUnits: 0,
}

/** The letters by which a cookie names the facts of a visitor. */
const letters = { isLoggedIn: 'i', isLoyaltyMember: 'l', isEmployee: 'e', isAthlete: 'a' } as const
const identityLetters = { WRANX: 'w', IPA: 'p' } as const
const cartLetter = 'c'

/** Writes the facts that decide a visitor's segments at one site: `LH-US.ilc`; empty for a visitor of whom nothing is known. */
export function formatAudience(siteId: string, visitor: Visitor): string {
  const facts = (Object.keys(letters) as (keyof typeof letters)[]).filter((name) => visitor[name])
  const identities = Object.entries(identityLetters).flatMap(([name, letter]) =>
    visitor.identities.includes(name) ? letter : [],
  )
  const text = [...facts.map((name) => letters[name]), ...identities, visitor.cartUnits > 0 ? cartLetter : ''].join('')
  return text === '' ? '' : `${siteId}.${text}`
}

/** Reads what `formatAudience` wrote; what was written for another site says nothing. */
export function parseAudience(siteId: string, text: string | null): Visitor {
  const [ofSite, facts = ''] = text?.split('.') ?? []
  if (ofSite !== siteId) return unknownVisitor
  const has = (letter: string): boolean => facts.includes(letter)
  return {
    isLoggedIn: has(letters.isLoggedIn),
    isLoyaltyMember: has(letters.isLoyaltyMember),
    isEmployee: has(letters.isEmployee),
    isAthlete: has(letters.isAthlete),
    identities: Object.entries(identityLetters).flatMap(([name, letter]) => (has(letter) ? name : [])),
    cartUnits: has(cartLetter) ? 1 : 0,
  }
}
