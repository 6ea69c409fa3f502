import { type MediaReason, type MediaRole, mostMediaBytes } from '@lacehouse/domain/product/product-media'

/** A refused medium or file: the reason in a sentence for the operator, and as a word that has words in each language. */
export type RefusedMedium = { readonly ok: false; readonly code: MediaReason; readonly reason: string }

/** Refuses a medium by a word and a sentence. */
export function refuseMedium(code: MediaReason, reason: string): RefusedMedium {
  return { ok: false, code, reason }
}

/** Refuses a file that is larger than what it is for allows. */
export function refuseMediumSize(role: MediaRole): RefusedMedium {
  const megabytes = Math.ceil(mostMediaBytes[role] / 1024 ** 2)
  return refuseMedium('medium_too_large', `It has more than ${megabytes} MB.`)
}
