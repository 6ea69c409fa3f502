import { useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { changeCart } from '../../../client/cart/change-cart.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { FieldError } from '../list-field-errors.ts'
import { findField } from './find-field.ts'
import type { InstrumentInput } from './payment-method-parts.ts'

/** Adds and removes a part of a payment, with the server's refusal for the part's own input (CHK-04). */
export function usePart(refusal: FieldError | null) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<FieldError | null>(null)
  const [isTouched, setTouched] = useState(false)

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    if (isBusy) return null
    setBusy(true)
    setTouched(true)
    setTold(null)
    try {
      return await work()
    } catch (error) {
      setTold({ field: findField(error), message: formatError(t, error) })
      return null
    } finally {
      setBusy(false)
    }
  }

  const change = (call: (basketId: string) => Promise<Cart>) => run(() => changeCart(({ cartId }) => call(cartId)))
  return {
    isBusy,
    /** What the order was refused for stands there until something is done about it. */
    error: isTouched ? told : (told ?? refusal),
    run,
    change,
    add: (body: InstrumentInput) =>
      change((basketId) => browserApi.call('cart.addPaymentInstrument', { params: { basketId }, body })),
    remove: (payment_instrument_id: string) =>
      change((basketId) =>
        browserApi.call('cart.removePaymentInstrument', { params: { basketId }, body: { payment_instrument_id } }),
      ),
  }
}
