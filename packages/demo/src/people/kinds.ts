/** The kinds of people that a shop knows (decisions, Real parts), one of each on every site. */
export type PersonKind = {
  /** Before the country in their email: `member.us@lacehouse.test`. */
  readonly key: string
  readonly consumerType: 'CONSUMER' | 'ATHLETE' | 'EMPLOYEE' | 'AGENT' | 'STORE_EMPLOYEE'
  readonly identities?: readonly string[]
  /** Points of a loyalty member. */
  readonly points?: number
  /** Whole units of the site's currency that a year allows. */
  readonly credit?: number
  readonly cap?: number
  /** Has addresses and a card, so that checkout goes straight to the summary. */
  readonly shops: boolean
}

export const personKinds: readonly PersonKind[] = [
  { key: 'consumer', consumerType: 'CONSUMER', shops: true },
  { key: 'member', consumerType: 'CONSUMER', points: 2400, shops: true },
  { key: 'athlete', consumerType: 'ATHLETE', credit: 1000, shops: true },
  { key: 'employee', consumerType: 'EMPLOYEE', cap: 2000, shops: true },
  { key: 'wranx', consumerType: 'CONSUMER', identities: ['WRANX'], credit: 800, shops: true },
  { key: 'ipa', consumerType: 'CONSUMER', identities: ['IPA'], credit: 800, shops: true },
  { key: 'agent', consumerType: 'AGENT', shops: false },
  { key: 'store', consumerType: 'STORE_EMPLOYEE', shops: false },
]
