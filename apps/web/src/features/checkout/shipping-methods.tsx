import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { DeliveryDays } from '../../components/cart/delivery-days.tsx'
import { formatError } from '../../components/cart/format-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import styles from './step-form.module.css'

type Group = Cart['shippingMethods'][number]

type Props = {
  readonly cart: Cart
  /** Why the order was refused. */
  readonly refusal?: string | null
}

/** Shows the shipping methods of each group of items with cost and date (CART-14). */
export function ShippingMethods({ cart, refusal = null }: Props) {
  const t = useTranslate()
  if (cart.shippingMethods.length === 0) return <Notice>{t('checkout.digitalOnly')}</Notice>
  return (
    <section className={styles.group} aria-labelledby="shipping-methods">
      <h3 className={styles.heading} id="shipping-methods">
        {t('checkout.shippingMethod.title')}
      </h3>
      {cart.shippingMethods.map((group) => (
        <MethodGroup key={group.shippingId} group={group} refusal={refusal} />
      ))}
    </section>
  )
}

function MethodGroup({ group, refusal }: { readonly group: Group; readonly refusal: string | null }) {
  const t = useTranslate()
  const { amount } = useFormat()
  const [selection, setSelection] = useState<string | null>(null)
  // The refusal stays visible until another method is chosen.
  const [error, setError] = useState(refusal)
  const { shippingId, applicableShippingMethods: methods } = group
  if (methods.length === 0) return <Notice tone="warning">{t('checkout.shippingMethod.unavailable')}</Notice>

  const choose = async (code: string) => {
    setSelection(code)
    setError(null)
    try {
      await changeCart(({ cartId }) =>
        browserApi.call('cart.chooseShippingMethod', { body: { cartId, code, shippingId, shopperAppliedSM: true } }),
      )
    } catch (failure) {
      setError(formatError(t, failure))
    } finally {
      setSelection(null)
    }
  }
  return (
    <RadioCards
      legend={t(shippingId === 'customs' ? 'checkout.shippingMethod.customs' : 'checkout.shippingMethod.title')}
      hideLegend={shippingId === 'me'}
      name={`method-${shippingId}`}
      value={selection ?? group.code}
      onChange={choose}
      error={error}
      cards={methods.map((method) => ({
        value: method.code,
        title: method.label,
        detail: <DeliveryDays method={method} />,
        end: method.price.amount > 0 ? amount(method.price.amount, method.price.currency) : t('cart.summary.free'),
      }))}
    />
  )
}
