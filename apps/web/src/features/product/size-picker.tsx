import type { Product } from '@lacehouse/contracts'
import { listOptionAvailability, type OfferedOption } from '@lacehouse/domain/product/option-availability'
import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { Suspense, useState } from 'react'
import { useIsBrowser } from '../../client/use-is-browser.ts'
import { listOptionPrices } from '../../components/product/list-option-prices.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { SharedElement } from '../../rendering/shared-element.tsx'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PriceAmounts } from '../../ui/price.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './size-picker.module.css'
import type { Buying } from './use-buying.ts'
import type { ProductChoice } from './use-product-choice.ts'

/** What it says needs the browser's memory. */
const SizeAdvice = lazyConnected(() => import('./size-advice.tsx').then((module) => ({ default: module.SizeAdvice })))

type Props = { readonly product: Product; readonly chosen: ProductChoice; readonly buying: Buying }

/** Shows all choices but the colour, above all sizes, each with its stock, and its price where the prices differ (CAT-05, CAT-06). */
export function SizePicker({ product, chosen, buying }: Props) {
  const attributes = product.attributes.filter(({ type, options }) => type !== colorAttribute && options.length > 1)
  const asked = attributes.find(({ type }) => chosen.choice[type] === undefined)
  return attributes.map((attribute) => (
    <AttributePicker
      key={attribute.type}
      attribute={attribute}
      product={product}
      chosen={chosen}
      buying={buying}
      isAsked={attribute === asked}
      isLast={attribute === attributes.at(-1)}
    />
  ))
}

type AttributeProps = Props & {
  readonly attribute: Product['attributes'][number]
  /** Whether it is the first that is still to be chosen, which a try to buy leads to. */
  readonly isAsked: boolean
  readonly isLast: boolean
}

function AttributePicker({ attribute, product, chosen, buying, isAsked, isLast }: AttributeProps) {
  const t = useTranslate()
  const isBrowser = useIsBrowser()
  const { type, label } = attribute
  const isSize = type === sizeAttribute
  const [mySize, setMySize] = useState<string | null>(null)
  // Keeps the place of the advice, whose words come after the page.
  const space = product.fit ? <p className={styles.hint} /> : null
  const lost = isSize && chosen.lostSize ? nameOf(attribute, chosen.lostSize) : null
  const isMissing = buying.isSizeMissing && chosen.choice[type] === undefined
  const error = isMissing ? t(isSize ? 'product.size.missing' : 'product.option.missing', { option: label }) : null
  return (
    <fieldset
      className={styles.sizes}
      ref={isAsked ? buying.sizes : undefined}
      aria-describedby={error ? `${type}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {isSize && product.sizeChart ? (
        <TextButton
          className={styles.guide}
          aria-haspopup="dialog"
          onClick={() => openDialog('size-guide', toGuide(product, chosen))}
          onPointerEnter={() => preloadDialog('size-guide')}
        >
          <Icon name="ruler" size={18} />
          {t('product.size.guide')}
        </TextButton>
      ) : null}
      <Options product={product} chosen={chosen} type={type} mine={isSize ? mySize : null} />
      {isSize ? (
        <Suspense fallback={space}>
          {isBrowser ? (
            <SizeAdvice
              product={product}
              offered={listOptionAvailability(product, chosen.choice, type)}
              onFind={setMySize}
            />
          ) : (
            space
          )}
        </Suspense>
      ) : null}
      <FieldError id={type} error={error} />
      {lost ? (
        <p className={styles.hint} role="status">
          {t('product.size.keepMissing', { size: lost })}
        </p>
      ) : isLast ? (
        <LowStock product={product} chosen={chosen} />
      ) : null}
    </fieldset>
  )
}

type OptionsProps = Pick<Props, 'product' | 'chosen'> & {
  readonly type: string
  /** The size that the shopper wears. */
  readonly mine: string | null
}

/** The options of an attribute, which are the same on all pages of the product with the same choice. */
function Options(props: OptionsProps) {
  const { product, chosen, type } = props
  const { choice } = chosen
  return (
    <SharedElement part={{ name: 'options', props: { product, choice, type } }} className={styles.options}>
      <OptionList {...props} />
    </SharedElement>
  )
}

function OptionList({ product, chosen, type, mine }: OptionsProps) {
  const prices = listOptionPrices(product, chosen.choice, type)
  return listOptionAvailability(product, chosen.choice, type).map((offered) => (
    <Option
      key={offered.option.value}
      offered={offered}
      price={prices.get(offered.option.value)}
      type={type}
      product={product}
      chosen={chosen}
      isMine={offered.option.value === mine}
    />
  ))
}

type OptionProps = {
  readonly offered: OfferedOption
  /** What it costs; absent where all options cost the same. */
  readonly price: PriceAmounts | undefined
  readonly type: string
  readonly product: Product
  readonly chosen: ProductChoice
  /** Whether it is the size that the shopper wears. */
  readonly isMine: boolean
}

function Option({ offered, price, type, product, chosen, isMine }: OptionProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { option, availability } = offered
  const { value, label: size } = option
  const quantity = quantityOf(product, { ...chosen.choice, [type]: value })
  const isGone = availability === 'soldOut' || availability === 'absent'
  const words = isGone
    ? t('product.size.soldOut', { size })
    : availability === 'lowStock'
      ? t('product.size.lowStock', { size, quantity })
      : size
  const lowest = price ? amount(price.lowCurrent, product.currency) : null
  const cost =
    lowest && price && price.lowCurrent < price.highCurrent ? t('common.price.from', { price: lowest }) : lowest
  const name = [words, cost, isMine && t('product.size.mine')].filter(Boolean).join(', ')
  return (
    <label
      className={styles.option}
      data-availability={availability}
      data-mine={isMine || undefined}
      title={words === size ? undefined : words}
    >
      <input
        type="radio"
        name={type}
        value={value}
        required
        checked={chosen.choice[type] === value}
        disabled={availability === 'absent'}
        onChange={() => chosen.choose(type, value)}
        aria-label={name === size ? undefined : name}
      />
      <span className={styles.box}>
        {size}
        {cost === null ? null : <span className={styles.price}>{cost}</span>}
      </span>
    </label>
  )
}

/** Shows a low stock of the chosen variant. */
function LowStock({ product, chosen }: Pick<Props, 'product' | 'chosen'>) {
  const t = useTranslate()
  const { variant } = chosen
  return (
    <p className={styles.hint} role="status">
      {variant?.stockStatus === 'lowStock'
        ? t('product.stock.lowStock', { quantity: quantityOf(product, chosen.choice) })
        : null}
    </p>
  )
}

function quantityOf({ variants }: Product, choice: ProductChoice['choice']): number {
  const fits = variants.filter(({ attributes }) =>
    Object.entries(attributes).every(([type, value]) => choice[type] === undefined || choice[type] === value),
  )
  return fits.reduce((sum, { quantity }) => sum + quantity, 0)
}

const nameOf = ({ options }: AttributeProps['attribute'], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const toGuide = ({ audience = 'men', sizeChart = 'footwear' }: Product, { choice }: ProductChoice) => ({
  ...{ audience, chart: sizeChart },
  size: choice[sizeAttribute],
})
