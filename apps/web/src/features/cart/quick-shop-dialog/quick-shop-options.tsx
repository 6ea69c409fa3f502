import type { Product } from '@lacehouse/contracts'
import { listOptionAvailability, type OfferedOption } from '@lacehouse/domain/product/option-availability'
import { type Choice, colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { listMatchingVariants } from '@lacehouse/domain/product/resolve-variant'
import { useMySize } from '../../../client/products/my-sizes.ts'
import { listOptionPrices } from '../../../components/product/list-option-prices.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './quick-shop-dialog.module.css'

type Choose = (type: string, value: string) => void
type ColorsProps = { readonly product: Product; readonly chosen: string; readonly onChoose: Choose }

/** Shows the colours as swatches. */
export function QuickShopColors({ product, chosen, onChoose }: ColorsProps) {
  const t = useTranslate()
  const options = product.attributes.find(({ type }) => type === colorAttribute)?.options ?? []
  const label = options.find(({ value }) => value === chosen)?.label ?? ''
  if (options.length === 0) return null
  return (
    <fieldset>
      <legend className={styles.legend}>{t('product.color.chosen', { color: label })}</legend>
      <div className={styles.swatches}>
        {options.map(({ value, label: name, swatch, available }) => (
          <label key={value} className={styles.swatch} title={name} data-sold-out={available ? undefined : true}>
            <input
              type="radio"
              name="quick-shop-color"
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(colorAttribute, value)}
              aria-label={available ? name : t('product.color.soldOut', { color: name })}
            />
            <span style={{ background: toBackground(swatch) }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Writes the background of a swatch; two colours share the circle. */
function toBackground(swatch: string | null): string {
  const [first = 'transparent', second = first] = swatch?.split(',') ?? []
  return `linear-gradient(135deg, ${first} 50%, ${second} 50%)`
}

type SizesProps = {
  readonly product: Product
  readonly choice: Choice
  /** The shopper tried to go on without a choice. */
  readonly isMissing: boolean
  readonly onChoose: Choose
}

/** Shows all other choices as a grid, each with its stock, and with its price where the prices differ (CART-27). */
export function QuickShopSizes({ product, choice, isMissing, onChoose }: SizesProps) {
  const t = useTranslate()
  const mySize = useMySize(product)
  const attributes = product.attributes.filter(({ type, options }) => type !== colorAttribute && options.length > 1)
  return attributes.map(({ type, label }) => (
    <fieldset key={type} aria-describedby={isMissing ? `${type}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <FieldError
        id={type}
        error={
          isMissing && choice[type] === undefined
            ? t(type === sizeAttribute ? 'product.size.missing' : 'product.option.missing', { option: label })
            : null
        }
      />
      <div className={styles.sizes}>
        {listOptionAvailability(product, choice, type).map((offered) => (
          <Size
            key={offered.option.value}
            price={listOptionPrices(product, choice, type).get(offered.option.value)?.lowCurrent}
            isMine={type === sizeAttribute && offered.option.value === mySize}
            {...{ product, choice, type, offered, onChoose }}
          />
        ))}
      </div>
    </fieldset>
  ))
}

type SizeProps = Omit<SizesProps, 'isMissing'> & {
  readonly type: string
  readonly offered: OfferedOption
  /** A decimal amount; absent where all options cost the same. */
  readonly price: number | undefined
  /** Whether it is the size that the shopper wears. */
  readonly isMine: boolean
}

function Size({ product, choice, type, offered, price, isMine, onChoose }: SizeProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { option, availability } = offered
  const [variant] = listMatchingVariants(product, { ...choice, [type]: option.value })
  const stock =
    availability === 'available'
      ? null
      : availability === 'lowStock'
        ? t('cart.item.lowStock', { quantity: variant?.quantity ?? 0 })
        : t('common.soldOut')
  return (
    <label
      className={styles.size}
      data-availability={availability}
      data-mine={isMine || undefined}
      title={isMine ? t('product.size.mine') : (stock ?? undefined)}
    >
      <input
        type="radio"
        name={`quick-shop-${type}`}
        value={option.value}
        checked={choice[type] === option.value}
        disabled={availability === 'absent'}
        onChange={() => onChoose(type, option.value)}
      />
      <span className={styles.box}>
        <span>{option.label}</span>
        {price === undefined ? null : <span className={styles.sizePrice}>{amount(price, product.currency)}</span>}
        {stock ? <VisuallyHidden>{stock}</VisuallyHidden> : null}
        {isMine ? <VisuallyHidden>{t('product.size.mine')}</VisuallyHidden> : null}
      </span>
    </label>
  )
}
