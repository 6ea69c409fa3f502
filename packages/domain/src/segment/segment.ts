/** Segments of visitors for whom content differs, as content names them (docs/sites.md, "Segments"). */
export const segmentKeys = [
  'loggedout',
  'loggedin',
  'loyalty-loggedin',
  'non-loyalty-loggedin',
  'employee-loggedin',
  'non-employee-loggedin',
  'cart-empty',
  'cart-not-empty',
  'ipa-wranx-loggedin',
  'non-ipa-wranx-loggedin',
  'wranx-loggedin',
  'non-wranx-loggedin',
  'ipa-loggedin',
  'non-ipa-loggedin',
  'athletes-loggedin',
  'non-athletes-loggedin',
] as const
export type SegmentKey = (typeof segmentKeys)[number]

/** The facts about a visitor that decide the segments. */
export type Visitor = {
  readonly isLoggedIn: boolean
  readonly isLoyaltyMember: boolean
  readonly isEmployee: boolean
  readonly isAthlete: boolean
  readonly identities: readonly string[]
  readonly cartUnits: number
}

/** Returns whether a visitor belongs to a segment; all segments but the cart's and `loggedout` need a signed-in visitor. */
export function isInSegment(visitor: Visitor, key: SegmentKey): boolean {
  if (key === 'loggedout') return !visitor.isLoggedIn
  if (key === 'cart-empty') return visitor.cartUnits === 0
  if (key === 'cart-not-empty') return visitor.cartUnits > 0
  if (!visitor.isLoggedIn || key === 'loggedin') return visitor.isLoggedIn
  const isNegated = key.startsWith('non-')
  return hasKind(visitor, key.replace(/^non-/, '').replace(/-loggedin$/, '')) !== isNegated
}

/** Finds the first segment that matches. A segment forced by the preview tool takes precedence if the list has it. */
export function findSegment<Segment extends { readonly id: string }>(
  segments: readonly Segment[],
  visitor: Visitor,
  forced?: string | null,
): Segment | null {
  const chosen = forced ? segments.find((segment) => segment.id === forced) : undefined
  return chosen ?? segments.find(({ id }) => isSegmentKey(id) && isInSegment(visitor, id)) ?? null
}

function isSegmentKey(text: string): text is SegmentKey {
  return segmentKeys.some((key) => key === text)
}

function hasKind(visitor: Visitor, kind: string): boolean {
  const has = (identity: string) => visitor.identities.includes(identity)
  const kinds: Readonly<Record<string, boolean>> = {
    loyalty: visitor.isLoyaltyMember,
    employee: visitor.isEmployee,
    athletes: visitor.isAthlete,
    wranx: has('WRANX'),
    ipa: has('IPA'),
    'ipa-wranx': has('IPA') || has('WRANX'),
  }
  return kinds[kind] ?? false
}
