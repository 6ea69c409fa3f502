import { setsPath } from '@lacehouse/domain/url/shop-paths'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './related-products.module.css'

/** Shows the sets that a product is part of, each with a link to its page (CAT-03). */
export function ProductSets({ productId }: { readonly productId: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const id = useId()
  const { data } = useQuery(
    {
      queryKey: ['product-sets', productId],
      queryFn: () => browserApi.call('products.productSets', { params: { productId } }),
    },
    queryClient,
  )
  if (!data || data.productSets.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('related.sets')}</h2>
      <ul className={styles.list}>
        {data.productSets.map(({ id: setId, name, url, count, price, currency, images }) => (
          <li key={setId} className={styles.row}>
            <div className={styles.pictures}>
              {images.map((image) => (
                <Picture key={image.url} source={{ ...image, alt: '' }} ratio="4 / 5" sizes="4rem" largest={128} />
              ))}
            </div>
            <div className={styles.words}>
              <a className={styles.name} href={url}>
                {name}
              </a>
              <span className={styles.quiet}>{t('related.sets.count', { count })}</span>
              <Price price={price} currency={currency} />
            </div>
          </li>
        ))}
      </ul>
      <a className={styles.all} href={setsPath(locale)}>
        {t('related.sets.all')}
      </a>
    </section>
  )
}
