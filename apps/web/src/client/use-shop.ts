import type { PickupField, Site } from '@lacehouse/domain/site/site'
import type { SiteLaw } from '@lacehouse/domain/site/site-law'
import { useRouteLoaderData } from 'react-router'

/** The part of the site's configuration that the browser knows. */
export type ShopSite = Pick<
  Site,
  | 'siteId'
  | 'brand'
  | 'country'
  | 'currency'
  | 'region'
  | 'taxMode'
  | 'units'
  | 'features'
  | 'consentMode'
  | 'consentVersion'
  | 'minimalAge'
> & {
  /** The contact fields that a pickup requires, in the locale of the page. */
  readonly pickupRequired: readonly PickupField[]
  readonly law: SiteLaw
}

export type ShopData = {
  readonly site: ShopSite
  readonly locale: string
}

/** Gets the site and the locale of the page. */
export function useShop(): ShopData {
  const data = useRouteLoaderData<() => ShopData>('root')
  if (!data) throw new Error('the root has no data')
  return data
}
