import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute } from '@lacehouse/domain/product/product'
import { toVariantQuery } from '@lacehouse/domain/url/variant-query'
import { useTranslate } from '../../i18n/use-text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './color-picker.module.css'

/** The view of the shop's neutral picture, which all colours without one of their own show. */
const placeholderView = 'placeholder'

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
                  {picture && picture.view !== placeholderView ? (
                    <Picture source={{ ...picture, alt: '' }} sizes="4.5rem" largest={72} ratio="4 / 5" />
                  ) : (
                    <NamedSwatch swatch={option.swatch} label={option.label} />
                  )}
                </a>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}

type SwatchProps = { readonly swatch: string | null; readonly label: string }

/** A colour without a picture: its swatch with its name. Its styles stand here, because few pages have one and the style sheet is on all. */
function NamedSwatch({ swatch, label }: SwatchProps) {
  const [first = 'none', second = first] = swatch?.split(',') ?? []
  const background = `linear-gradient(135deg, ${first} 50%, ${second} 50%)`
  const border = '1px solid var(--line)'
  return (
    <span style={{ display: 'grid', aspectRatio: '4 / 5', alignItems: 'end', background, border }} aria-hidden="true">
      <span style={{ background: 'var(--paper)', fontSize: 'var(--text-2xs)', textAlign: 'center' }}>{label}</span>
    </span>
  )
}
