import type { Product } from '@lacehouse/contracts'
import { parseRecipe } from '@lacehouse/domain/product/parse-recipe'
import { type RefObject, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductConfiguration } from '../../client/cart/add-to-cart.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './configuration-fields.module.css'
import type { GiftChoice } from './gift-recipient.tsx'

const GiftRecipient = lazyConnected(() =>
  loadWithMessages(
    () => import('./gift-recipient.tsx').then((module) => module.GiftRecipient),
    'dialogs',
    'validation',
  ),
)

type Props = {
  readonly product: Product
  /** Goes into the cart with the variant. */
  readonly configuration: RefObject<ProductConfiguration | null>
  /** How often the shopper tried to buy without what is asked for here. */
  readonly tries: number
}

/** Shows the design that the address names, or asks for the value of a gift card (RT-07, CART-28). */
export function ConfigurationFields({ product, configuration, tries }: Props) {
  return product.customAmount ? (
    <GiftCardAmount product={product} limits={product.customAmount} configuration={configuration} tries={tries} />
  ) : (
    <Design configuration={configuration} />
  )
}

function Design({ configuration }: Pick<Props, 'configuration'>) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const text = search.get('recipe')
  const recipe = parseRecipe(text)

  // The buy button reads the current configuration when it is pressed.
  useEffect(() => {
    configuration.current = parseRecipe(text) ?? {}
  }, [text, configuration])

  return (
    <p className={styles.note}>
      <Icon name="pencil" />
      {recipe ? t('product.recipe', { recipe: recipe.recipeId }) : t('product.madeToOrder')}
    </p>
  )
}

type AmountProps = Props & { readonly limits: NonNullable<Product['customAmount']> }

const suggested = [25, 50, 100, 150] as const

function GiftCardAmount({ product, limits, configuration, tries }: AmountProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  const [chosen, setChosen] = useState<number | null>(50)
  const [own, setOwn] = useState('')
  const { minimum, maximum } = limits
  const write = (value: number) => amount(value, product.currency)
  const isWithin = (value: number) => value >= minimum && value <= maximum
  const typed = Number(own.replace(',', '.'))
  const error = own !== '' && !isWithin(typed)
  const value = chosen ?? typed
  const [gift, setGift] = useState<GiftChoice>({ isComplete: true })
  const [isLoaded, setLoaded] = useState(false)

  // The form of the recipient needs its script anyway, so that its code comes after the page.
  useEffect(() => {
    setLoaded(true)
  }, [])

  // The buy button reads the current configuration when it is pressed; the server refuses amounts out of bounds.
  useEffect(() => {
    const { isComplete, giftOption } = gift
    const customAmount = Number.isFinite(value) ? value : 0
    configuration.current = isComplete ? { customAmount, ...(giftOption && { giftOption }) } : null
  }, [value, gift, configuration])

  return (
    <>
      <fieldset className={styles.amounts}>
        <legend className={styles.legend}>{t('product.giftCard.amount')}</legend>
        <div className={styles.options}>
          {suggested.map((one) => (
            <label key={one} className={styles.option}>
              <input
                type="radio"
                name="amount"
                checked={chosen === one}
                onChange={() => {
                  setChosen(one)
                  setOwn('')
                }}
              />
              <span>{write(one)}</span>
            </label>
          ))}
        </div>
        <TextField
          label={t('product.giftCard.own')}
          inputMode="decimal"
          autoComplete="off"
          value={own}
          hint={t('product.giftCard.limits', { minimum: write(minimum), maximum: write(maximum) })}
          error={error ? t('product.giftCard.outside', { minimum: write(minimum), maximum: write(maximum) }) : null}
          onChange={({ target }) => {
            setOwn(target.value)
            setChosen(target.value === '' ? 50 : null)
          }}
        />
      </fieldset>
      {isLoaded ? (
        <Suspense>
          <GiftRecipient amount={write(Number.isFinite(value) ? value : 0)} tries={tries} onChange={setGift} />
        </Suspense>
      ) : null}
    </>
  )
}
