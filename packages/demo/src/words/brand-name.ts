import type { Site } from '@lacehouse/domain/site/site'

/** The brand's name as shoppers read it: the site's without its country. */
export function brandNameOf({ name }: Pick<Site, 'name'>): string {
  return name.split(' ')[0] ?? name
}
