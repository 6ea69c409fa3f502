import type { Duration } from '@lacehouse/domain/time/instant'

/** What the loaders of one page say about keeping it. */
export type PagePolicy = {
  /** True once a loader has said that the page is the same for everybody of the locale and segment. */
  cacheable: boolean
  /** True once a loader has looked at who asks; such a page is never kept, whatever else was said. */
  personal: boolean
  readonly tags: Set<string>
  /** The shortest that any loader asked for. */
  ttl: Duration
}

export function createPagePolicy(): PagePolicy {
  return {
    cacheable: false,
    personal: false,
    tags: new Set(),
    ttl: Number.POSITIVE_INFINITY,
  }
}

export function isKeepable({ cacheable, personal }: PagePolicy) {
  return cacheable && !personal
}
