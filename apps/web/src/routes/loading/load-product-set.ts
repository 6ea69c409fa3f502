import { minutes } from '@lacehouse/domain/time/durations'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { getBrand } from '../../brands/brands.ts'
import { cacheable } from '../../cacheable.ts'
import { describePage, slugOf } from '../../features/seo/describe-page.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { throwMissing } from './throw-missing.ts'

/** Loads the page of a set, whose address is that of a product (CAT-03). */
export async function loadProductSet(args: WithContext, id: string) {
  const { api, site } = getShop(args)
  const set = await api
    .call('products.productSet', { params: { productSetId: id } })
    .catch(throwMissing('ORD404', 'API400'))
  const { name, description, url, slugs, products } = set
  cacheable(args, { tags: ['product', ...products.map((product) => `product:${product.id}`)], ttl: minutes(5) })
  const t = getTranslate(args)
  const brand = getBrand(site.brand).name
  const seo = describePage(args, {
    title: t('seo.product.title', { name, brand }),
    description: t('seo.product.description', { name, brand, text: description }).slice(0, 300),
    path: url,
    toPath: (locale) => {
      const slug = slugOf(slugs, locale)
      return slug && productPath(locale, slug, set.id)
    },
    image: products[0]?.image.url,
  })
  return { product: null, painting: null, set, seo }
}
