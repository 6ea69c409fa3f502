import type { Product, ProductTile } from '@lacehouse/contracts'
import { adviseFit } from '@lacehouse/domain/reviews/fit-advice'
import { getAverage } from '@lacehouse/domain/reviews/review-summary'
import type { Site } from '@lacehouse/domain/site/site'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'

/** What shoppers say of a product: its stars, where the site has reviews, and how it fits. */
export function toOpinions(product: ProductRecord, site: Site): Pick<Product, 'rating' | 'fit'> {
  const { ratingCount: count, ratingSum: sum, fitEvidence } = product
  return {
    ...(site.features.reviews && { rating: { count, average: getAverage({ count, sum }) } }),
    fit: adviseFit(fitEvidence)?.fit,
  }
}

/** The average of the stars for a tile; nothing without a review, and where the site shows none. */
export function toTileRating(
  { ratingCount: count, ratingSum: sum }: ProductRecord,
  { features }: Site,
): Pick<ProductTile, 'rating'> {
  const average = features.reviews ? getAverage({ count, sum }) : null
  return average === null ? {} : { rating: { average, count } }
}
