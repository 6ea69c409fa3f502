import type { StaffProduct } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { Site } from '@lacehouse/domain/site/site'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import type { EditedProduct } from '../../../core/catalogue-edit/edit-product.ts'
import { readProductFacts } from '../../../core/catalogue-edit/edit-product-facts.ts'

type Context = { readonly sites: readonly Site[]; readonly locale: string }

/** Makes the reply of a product as staff edit it. */
export function toStaffProduct(product: EditedProduct, { sites, locale }: Context): StaffProduct {
  const { id, status, updatedAt, publishedAt, options, colours, variants } = product
  return {
    ...{ productId: id, version: product.version, brand: product.brand, state: status },
    updatedAt: updatedAt.toISOString(),
    ...(publishedAt && { publishedAt: publishedAt.toISOString() }),
    locales: [...new Set(sites.flatMap((site) => site.locales))],
    ...{ names: product.names, descriptions: product.descriptions, richDescriptions: product.richDescriptions },
    options: (options ?? []).map(({ type, names }) => ({ type, names })),
    categoryIds: [...product.categoryIds],
    facts: toFacts(product, locale),
    colours: colours.map(({ code, names }) => ({ colourCode: code, name: wordsOf(names, locale) ?? code })),
    variants: variants.map(({ id: variantId, upc, sku, colourCode, size, status: state }) => ({
      ...{ variantId, upc, colourCode, size, state, ...(sku !== null && { sku }) },
    })),
    priceLists: toPriceLists(product, sites),
    pages:
      status === 'live'
        ? sites.map((site) => ({ siteId: site.siteId, path: toPath(product, site.defaultLocale) }))
        : [],
  }
}

const toFacts = (product: EditedProduct, locale: string): StaffProduct['facts'] => ({
  ...readProductFacts(product),
  version: product.factsVersion,
  upsells: product.upsells.map(({ id, names, status }) => ({
    ...{ productId: id, name: (names && wordsOf(names, locale)) ?? id, state: status },
  })),
})

const toPath = ({ slugs, id }: EditedProduct, locale: string): string =>
  productPath(locale, wordsOf(slugs, locale) ?? id.toLowerCase(), id)

const toPriceLists = ({ prices, priceVersions }: EditedProduct, sites: readonly Site[]): StaffProduct['priceLists'] =>
  [...new Map(sites.map(({ priceList, currency }) => [priceList, currency]))].map(([priceList, currency]) => ({
    priceList,
    currency,
    siteIds: sites.filter((site) => site.priceList === priceList).map(({ siteId }) => siteId),
    version: priceVersions[priceList] ?? '',
    entries: prices
      .filter((entry) => entry.priceList === priceList)
      .map(({ colourCode, variantId, kind, amount, from, until }) => ({
        ...(colourCode !== null && { colourCode }),
        ...(variantId !== null && { variantId }),
        ...{ kind, amount: amountToWire(amount, currency as Currency), from: new Date(from).toISOString() },
        ...(until !== null && { until: new Date(until).toISOString() }),
      })),
  }))
