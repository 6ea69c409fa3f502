const challengeResults = ['authenticated', 'failed', 'cancelled'] as const
export type ChallengeResult = (typeof challengeResults)[number]

/** The bank's page, or the page of our own that some banks come back to. */
type Sender = { readonly id: string; readonly origins: readonly string[] }

/** Reads the result of a challenge from a message, or null for one of another origin, another challenge or another kind. */
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
