import type { Cart } from '../../client/cart/cart.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'

type Method = Cart['shippingMethods'][number]['applicableShippingMethods'][number]

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }

/** Shows the promised delivery window. */
export function DeliveryDays({ method }: { readonly method: Pick<Method, 'deliveryWindow' | 'deliveryTime'> }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { deliveryWindow: window, deliveryTime } = method
  if (!window) return <>{deliveryTime}</>
  if (window.from === window.to) return <>{t('cart.arrivesOn', { date: date(window.from, day) })}</>
  return <>{t('cart.arrives', { from: date(window.from, day), to: date(window.to, day) })}</>
}
