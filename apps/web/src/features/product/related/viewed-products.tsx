import { useState } from 'react'
import { ProductCarousel } from '../../../blocks/product-carousel/product-carousel.tsx'
import { useProductList, viewedProducts } from '../../../client/products/product-list.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './related-products.module.css'

/** Shows the products that this browser has looked at, without the one of the page (CAT-13). The carousel is the region that bears the name. */
export function ViewedProducts({ without }: { readonly without: string }) {
  const t = useTranslate()
  const viewed = useProductList(viewedProducts)
  // What is looked at in another tab meanwhile comes with the next page, so that nothing moves under the finger.
  const [first] = useState(viewed)
  const ids = first.filter((one) => one !== without)
  if (ids.length === 0 || viewed.length === 0) return null
  return (
    <div className={styles.part} data-list="viewed">
      <div className={styles.head}>
        <h2>{t('related.viewed')}</h2>
        <TextButton onClick={() => viewedProducts.save([])}>{t('related.viewed.clear')}</TextButton>
      </div>
      <ProductCarousel title={t('related.viewed')} query={{ ids: ids.join(','), limit: ids.length }} />
    </div>
  )
}
