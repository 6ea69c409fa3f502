import type { Product } from '@lacehouse/contracts'
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
