import { randomUUID } from 'node:crypto'
import type { Site } from '@lacehouse/domain/site/site'

/** Makes the number of a new member of the loyalty programme; it names the country where the membership began. */
export function makeMemberId({ country }: Pick<Site, 'country'>): string {
  return `M-${country}-${randomUUID()}`
}
