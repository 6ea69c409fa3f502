import type { Site } from '@lacehouse/domain/site/site'
import { hasOwnSizes } from './list-options.ts'
import { listAttributeValues } from './product-attributes.ts'
import type { ProductRecord } from './product-record.ts'
import { toSizeLabel } from './to-size-label.ts'

type Place = { readonly site: Pick<Site, 'units'>; readonly locale: string }

/** Creates a function that names the sizes of a product in the size system of the site; those of a merchant stay as they were written. */
export function createSizeNames(
  product: Pick<ProductRecord, 'options' | 'kind' | 'attributes'>,
  { site, locale }: Place,
): (size: string) => string {
  if (hasOwnSizes(product)) return (size) => size
  const genders = listAttributeValues(product, 'gender')
  return (size) => toSizeLabel(size, { genders, system: site.units.size, locale })
}
