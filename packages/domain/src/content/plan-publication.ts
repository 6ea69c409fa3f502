import type { Instant } from '../time/instant.ts'
import type { ContentStatus } from './document-types.ts'

/** A version of a document with the period for which it was, is or will be published. */
export type PublicationVersion = {
  readonly number: number
  readonly status: ContentStatus
  readonly publishAt: Instant | null
  readonly unpublishAt: Instant | null
}

/**
 * Finds the version that holds at a time: of those whose period contains it, the one that began last. When a period ends, the version
 * before it therefore returns. A draft has no period.
 */
export function findVersionAt<Version extends PublicationVersion>(
  versions: readonly Version[],
  at: Instant,
): Version | null {
  const holding = versions.filter(
    ({ status, publishAt, unpublishAt }) =>
      status !== 'draft' && publishAt !== null && publishAt <= at && (unpublishAt === null || at < unpublishAt),
  )
  const later = (a: Version, b: Version): number => (b.publishAt ?? 0) - (a.publishAt ?? 0) || b.number - a.number
  return holding.toSorted(later)[0] ?? null
}

/** The versions whose status changes with the time. */
export type PublicationPlan = { readonly toArchive: readonly number[]; readonly toPublish: number | null }

/** Plans which version becomes published and which ones no longer are; empty where everything is as it should be. */
export function planPublication(versions: readonly PublicationVersion[], now: Instant): PublicationPlan {
  const current = findVersionAt(versions, now)
  const isOver = ({ status, publishAt, number }: PublicationVersion): boolean =>
    number !== current?.number && (status === 'published' || (status === 'scheduled' && (publishAt ?? 0) <= now))
  return {
    toArchive: versions.filter(isOver).map(({ number }) => number),
    toPublish: current && current.status !== 'published' ? current.number : null,
  }
}
