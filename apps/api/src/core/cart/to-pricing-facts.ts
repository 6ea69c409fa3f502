import type { SellableVariant } from '@lacehouse/domain/cart/sellable-variant'
import { findMembership } from '@lacehouse/domain/discount-programmes/find-membership'
import { toTierSegment } from '@lacehouse/domain/loyalty/loyalty-tier'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { ShopperBalances } from '@lacehouse/domain/payment/balances'
import type { PricingFacts, PricingSite } from '@lacehouse/domain/pricing/pricing-facts'
import { listSegments } from '@lacehouse/domain/segment/list-segments'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { PickupPoint, Store } from '@lacehouse/domain/store/store'
import { toRegionCode } from '@lacehouse/domain/tax/find-tax-rates'
import { getTaxTable } from '@lacehouse/domain/tax/get-tax-table'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { Shopper } from '../consumers/shopper.ts'
import type { FreeStock } from '../stock/stock.queries.ts'
import type { RedemptionFacts } from './to-redemption-facts.ts'
import { toSellableVariant } from './to-sellable-variant.ts'

type Loaded = {
  readonly now: number
  readonly site: Site
  readonly locale: string
  readonly shippingMethods: readonly ShippingMethod[]
  /** Products by the id of a variant. */
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly pictures: PictureSource
  readonly stores: ReadonlyMap<string, Store>
  readonly points: readonly PickupPoint[]
  readonly stock: readonly FreeStock[]
  readonly redemption: RedemptionFacts
  readonly shopper: Shopper | null
  readonly balances: ShopperBalances
  readonly cartUnits: number
}

/** Converts loaded records to the facts that the domain prices a cart with. */
export function toPricingFacts(loaded: Loaded): PricingFacts {
  const { now, site, stores, points, shopper, balances, cartUnits, shippingMethods } = loaded
  const { usesByPromotion, isFirstOrder, ...redemption } = loaded.redemption
  const membership = shopper && findMembership(shopper, { now, site })
  return {
    now,
    site: toPricingSite(site, shippingMethods),
    variants: toVariants(loaded),
    ...redemption,
    shopper: {
      segments: toSegments(shopper, balances, cartUnits),
      isFirstOrder,
      usesByPromotion,
      ...(membership && { membership }),
    },
    pickupPoints: points,
    storeRegions: Object.fromEntries([...stores.values()].map(({ id, address }) => [id, toRegionCode(address)])),
  }
}

const toVariants = ({ now, products, stock, site, stores, locale, pictures }: Loaded): Map<string, SellableVariant> => {
  // Shoppers cannot collect from a store without pickup, so its stock does not count.
  const usable = stock.filter(({ locationId }) => locationId === site.warehouse || stores.get(locationId)?.hasPickup)
  const variants = new Map<string, SellableVariant>()
  for (const [variantId, product] of products) {
    const variant = toSellableVariant({ product, variantId, site, locale, stock: usable, pictures, now })
    if (variant) variants.set(variantId, variant)
  }
  return variants
}

/** A shopper with athlete credit is in the athletes' segment besides their other segments, a member in that of the tier. */
const toSegments = (
  shopper: Shopper | null,
  { athleteCredit, member }: ShopperBalances,
  cartUnits: number,
): string[] => [
  ...listSegments(shopper && { ...shopper, hasAthleteCredit: athleteCredit !== null }, cartUnits),
  ...(member?.tier ? [toTierSegment(member.tier)] : []),
]

const toPricingSite = (site: Site, shippingMethods: readonly ShippingMethod[]): PricingSite => ({
  id: site.siteId,
  countryCode: site.country,
  currency: site.currency as Currency,
  taxes: getTaxTable(site.taxMode, site.taxRegion),
  shippingMethods,
  ...(site.giftWrap && { giftWrapPrice: site.giftWrap.price }),
})
