import type { Duration } from '@lacehouse/domain/time/instant'
import { getShop, type WithContext } from './shop-context.ts'

type Keep = {
  /** Purging any of these drops the page: `product:AB12CD34`, `listing`, `content`; those that `purgeOnChange` of the API announces. */
  readonly tags: readonly string[]
  /** For how long the page is fresh: `minutes(5)`. */
  readonly ttl: Duration
}

/** Says that the page is the same for everybody of its locale and segment, and may be cached. Called by the page's own loader. */
export function cacheable(args: WithContext, { tags, ttl }: Keep): void {
  const { policy } = getShop(args)
  policy.cacheable = true
  policy.ttl = Math.min(policy.ttl, ttl)
  tagPage(args, tags)
}

/** Adds purge tags without deciding whether the page may be cached; for loaders that are part of every page. */
export function tagPage(args: WithContext, tags: readonly string[]): void {
  const { policy } = getShop(args)
  for (const tag of tags) policy.tags.add(tag)
}
