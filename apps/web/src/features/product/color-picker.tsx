import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute } from '@lacehouse/domain/product/product'
import { toVariantQuery } from '@lacehouse/domain/url/variant-query'
import { useTranslate } from '../../i18n/use-text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './color-picker.module.css'

type Props = { readonly product: Product; readonly choice: Choice }

/** Shows the colours, each a link to this page in that colour; other choices stay. */
export function ColorPicker({ product, choice }: Props) {
  const t = useTranslate()
  const chosen = choice[colorAttribute]
  const options = product.attributes.find(({ type }) => type === colorAttribute)?.options ?? []
  const label = options.find(({ value }) => value === chosen)?.label ?? ''
  if (options.length === 0) return null
  return (
    <section className={styles.picker}>
      <h2 className={styles.label} aria-live="polite">
        {t('product.color.chosen', { color: label })}
      </h2>
      {options.length > 1 ? (
        <ul className={styles.colors}>
          {options.map((option) => {
            const picture = product.images[option.value]?.[0]
            const name = option.available ? option.label : t('product.color.soldOut', { color: option.label })
            return (
              <li key={option.value}>
                <a
                  className={styles.color}
                  href={toVariantQuery({ ...choice, [colorAttribute]: option.value })}
                  aria-label={name}
                  aria-current={option.value === chosen ? 'true' : undefined}
                  data-sold-out={option.available ? undefined : true}
                  data-keep-scroll
                  data-replace
                >
                  <Picture
                    source={picture ? { ...picture, alt: '' } : null}
                    sizes="4.5rem"
                    largest={72}
                    ratio="4 / 5"
                  />
                </a>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
