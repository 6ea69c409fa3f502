import type { Site } from '@lacehouse/domain'

/** The brand's name as shoppers read it: the site's without its country. */
export const brandNameOf = ({ name }: Pick<Site, 'name'>): string => name.split(' ')[0] ?? name
