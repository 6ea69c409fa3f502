import type { Product } from '@lacehouse/contracts'
import { minutes } from '@lacehouse/domain/time/durations'
import { productPath, setsPath } from '@lacehouse/domain/url/shop-paths'
import { getBrand } from '../../brands/brands.ts'
import { cacheable } from '../../cacheable.ts'
import { packMember } from '../../features/product/product-set/pack-member.ts'
import { describePage, slugOf } from '../../features/seo/describe-page.ts'
import { toBreadcrumbData } from '../../features/seo/json-ld.ts'
import { toSetData } from '../../features/seo/set-data.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { throwMissing } from './throw-missing.ts'

/** Loads the page of a set, whose address is that of a product, with the choices of its products (CAT-03). */
export async function loadProductSet(args: WithContext, id: string) {
  const { api, url: address, site, locale, now } = getShop(args)
  const set = await api
    .call('products.productSet', { params: { productSetId: id } })
    .catch(throwMissing('ORD404', 'API400'))
  const { name, description, url, slugs, products } = set
  const members: Product[] = await Promise.all(
    products.map((product) => api.call('products.details', { params: { productId: product.id } })),
  )
  cacheable(args, { tags: ['product', ...products.map((product) => `product:${product.id}`)], ttl: minutes(5) })
  const t = getTranslate(args)
  const brand = getBrand(site.brand).name
  const crumbs = [
    { name: t('related.sets.title'), url: setsPath(locale) },
    { name, url },
  ]
  const seo = describePage(args, {
    title: t('seo.product.title', { name, brand }),
    description: t('seo.product.description', { name, brand, text: description }).slice(0, 300),
    path: url,
    toPath: (to) => {
      const slug = slugOf(slugs, to)
      return slug && productPath(to, slug, set.id)
    },
    image: products[0]?.image.url,
    jsonLd: [toSetData(set, members, { origin: address.origin, now: now() }), toBreadcrumbData(crumbs, address.origin)],
  })
  return { product: null, painting: null, set: { ...set, members: members.map(packMember) }, seo }
}
