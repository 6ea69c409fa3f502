/** How the people, cards and codes of the demo shop are distinguished from a merchant's own. */
export type TestDataMarks = {
  /** The first and the last id that a card of the demo shop can have. */
  readonly cards: { readonly first: string; readonly last: string }
  /** The coupon codes; a promotion of one has the id of its site, a hyphen and the key. */
  readonly codes: readonly { readonly code: string; readonly key: string }[]
  /** What the email of every demo person ends with; the top-level domain is reserved, so no one else has one. */
  readonly mailDomain: string
}

/** Loads the marks of the demo shop's people, cards and codes, which are in public documents and must never work in production. */
export async function loadTestDataMarks(): Promise<TestDataMarks> {
  const [{ demoCardIds }, { couponOffers }, { demoMailDomain }] = await Promise.all([
    import('./balances/plan-cards.ts'),
    import('./promotions/offer.ts'),
    import('./people/plan-people.ts'),
  ])
  return {
    cards: demoCardIds,
    codes: couponOffers.map(({ code, key }) => ({ code, key })),
    mailDomain: demoMailDomain,
  }
}
