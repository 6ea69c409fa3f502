import type { Painting, Product } from '@lacehouse/contracts'
import { readRecipe } from '@lacehouse/domain/product/design'
import { colorAttribute } from '@lacehouse/domain/product/product'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Picture } from '../../../ui/picture.tsx'
import pickerStyles from '../color-picker.module.css'
import type { Design } from './use-design.ts'

type Props = { readonly product: Product; readonly painting: Painting; readonly design: Design }

/** Offers the shop's designs as starting points, one for each colour of the product. */
export function Presets({ product, painting, design }: Props) {
  const t = useTranslate()
  const options = product.attributes.find(({ type }) => type === colorAttribute)?.options ?? []
  return (
    <section className={pickerStyles.picker} aria-label={t('painter.starts')}>
      <h2 className={pickerStyles.label}>{t('painter.starts')}</h2>
      <ul className={pickerStyles.colors}>
        {options.map(({ value, label }) => {
          const recipe = painting.precreated[painting.starts[value] ?? ''] ?? ''
          const read = readRecipe(recipe, painting)
          const picture = product.images[value]?.[0]
          return (
            <li key={value}>
              <a
                className={pickerStyles.color}
                href={`?color=${encodeURIComponent(value)}`}
                title={label}
                aria-label={label}
                aria-current={recipe === design.recipeId ? 'true' : undefined}
                data-keep-scroll
                data-replace
                onClick={() => read.ok && design.setColours(read.colours)}
              >
                <Picture source={picture ? { ...picture, alt: '' } : null} sizes="4.5rem" largest={72} ratio="4 / 5" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
