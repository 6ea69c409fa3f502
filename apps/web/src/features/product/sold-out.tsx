import type { Product } from '@lacehouse/contracts'
import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { toSwatch } from '../../blocks/product-carousel/to-swatch.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { recommendedId } from './product-recommendations.tsx'
import styles from './sold-out.module.css'
import type { ProductChoice } from './use-product-choice.ts'

type Props = { readonly product: Product; readonly chosen: ProductChoice }

/** Shows how to go on from a sold-out choice: the colours that have the size, and similar products. */
export function SoldOut({ product, chosen }: Props) {
  const t = useTranslate()
  const size = chosen.choice[sizeAttribute]
  const label = product.attributes
    .find(({ type }) => type === sizeAttribute)
    ?.options.find(({ value }) => value === size)?.label
  const colours = listColoursInStock(product, chosen)
  return (
    <div className={styles.ways}>
      {colours.length > 0 ? (
        <>
          <p>{label ? t('product.soldOut.sizeInColors', { size: label }) : t('product.soldOut.otherColors')}</p>
          <ul className={styles.colours}>
            {colours.map(({ value, label: name, swatch }) => (
              <li key={value}>
                <a
                  className={styles.colour}
                  href={`${product.url}?color=${encodeURIComponent(value)}`}
                  data-keep-scroll
                >
                  <span className={styles.dot} style={{ background: toSwatch(swatch ?? '') }} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <a className={styles.similar} href={`#${recommendedId}`} data-native>
        {t('product.soldOut.similar')}
      </a>
    </div>
  )
}

/** Lists the other colours that have the chosen size in stock, or any size where none is chosen. */
export function listColoursInStock(
  { attributes, variants }: Pick<Product, 'attributes' | 'variants'>,
  { choice, color }: Pick<ProductChoice, 'choice' | 'color'>,
): Product['attributes'][number]['options'] {
  const size = choice[sizeAttribute]
  const inStock = new Set(
    variants
      .filter((variant) => variant.stockStatus !== 'outOfStock')
      .filter((variant) => size === undefined || variant.attributes[sizeAttribute] === size)
      .map((variant) => variant.attributes[colorAttribute]),
  )
  const colours = attributes.find(({ type }) => type === colorAttribute)?.options ?? []
  return colours.filter(({ value }) => value !== color && inStock.has(value))
}
