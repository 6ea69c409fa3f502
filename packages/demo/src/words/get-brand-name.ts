import type { Site } from '@lacehouse/domain/site/site'

/** The brand's name as shoppers read it: the first word of the site's name, which the country follows. */
export function getBrandName({ name }: Pick<Site, 'name'>): string {
  return name.split(' ')[0] ?? name
}
