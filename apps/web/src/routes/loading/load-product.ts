import type { Product } from '@lacehouse/contracts'
import type { PagePath } from '@lacehouse/domain/page/parse-page-path'
import { minutes } from '@lacehouse/domain/time/durations'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { getBrand } from '../../brands/brands.ts'
import { cacheable } from '../../cacheable.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { findProductContent } from '../../features/content/load-content.ts'
import { findShownVariant } from '../../features/product/find-shown-variant.ts'
import { packProduct } from '../../features/product/pack-product.ts'
import { describePage, slugOf } from '../../features/seo/describe-page.ts'
import { toBreadcrumbData } from '../../features/seo/json-ld.ts'
import { toProductData } from '../../features/seo/product-data.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { findPainting } from './find-painting.ts'
import { loadProductSet } from './load-product-set.ts'
import { throwMissing } from './throw-missing.ts'

/** Loads the page of a product, or of a set of products, by any of its addresses (RT-02, RT-04). */
export async function loadProduct(args: WithContext, { id }: PagePath) {
  const { api, url, site, now } = getShop(args)
  const [product, named] = await Promise.all([
    api.call('products.details', { params: { productId: id } }).catch((error: unknown) => {
      if (isApiError(error, 'ORD404')) return null
      return throwMissing('API400')(error)
    }),
    findProductContent(args, id),
  ])
  if (!product) return loadProductSet(args, id)
  cacheable(args, { tags: [`product:${product.id}`, 'product', 'content'], ttl: findFreshness(product, now()) })
  // An address may name a variant; the content is that of its product.
  const content = product.id === id ? named : await findProductContent(args, product.id)
  const painting = product.productType === 'customs' ? await findPainting(args, product.id) : null
  const t = getTranslate(args)
  const { name, description, slugs } = product
  const brand = getBrand(site.brand).name
  const canonical = url.origin + product.url
  const seo = describePage(args, {
    title: t('seo.product.title', { name, brand }),
    description: t('seo.product.description', { name, brand, text: description }).slice(0, 300),
    path: product.url,
    toPath: (locale) => toProductPath(product.id, slugOf(slugs, locale), locale),
    image: (painting?.design?.images ?? Object.values(product.images)[0])?.[0]?.url,
    type: 'product',
    jsonLd: [
      toProductData(product, {
        ...{ origin: url.origin, canonical, site, now: now() },
        variant: findShownVariant(product, url.search),
      }),
      toBreadcrumbData([...product.breadcrumbs, { name, url: product.url }], url.origin),
    ],
  })
  return { product: packProduct(product), painting, content, set: null, seo }
}

/** A page changes at a launch, so that it is not kept beyond. */
const findFreshness = ({ targetPublishDate }: Pick<Product, 'targetPublishDate'>, now: Date): number =>
  targetPublishDate ? Math.max(0, Math.min(minutes(5), Date.parse(targetPublishDate) - now.getTime())) : minutes(5)

const toProductPath = (id: string, slug: string | null, locale: string) => slug && productPath(locale, slug, id)
