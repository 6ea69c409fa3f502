const challengeResults = ['authenticated', 'failed', 'cancelled'] as const
export type ChallengeResult = (typeof challengeResults)[number]

/** The page that may answer: the bank's, or our own page to which some banks return. */
type Sender = { readonly id: string; readonly origins: readonly string[] }

/** Reads the result of a challenge from a message; null for another origin, another challenge or another kind of message. */
export function readChallengeResult(
  { origin, data }: Pick<MessageEvent, 'origin' | 'data'>,
  sender: Sender,
): ChallengeResult | null {
  if (
    !sender.origins.includes(origin) ||
    data?.source !== 'lacepay' ||
    data.type !== 'challenge' ||
    data.id !== sender.id
  )
    return null
  return challengeResults.find((result) => result === data.result) ?? null
}
