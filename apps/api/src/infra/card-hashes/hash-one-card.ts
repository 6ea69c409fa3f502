import { type HashedCard, hashCardInThread } from '@lacehouse/database/hash-card'

export type CardSecrets = { readonly number: string; readonly pin: string }

/** Hashes one card; runs in a thread of its own. */
export function hashOneCard({ number, pin }: CardSecrets): HashedCard {
  return hashCardInThread(number, pin)
}
