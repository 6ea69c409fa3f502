import { useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { changeCart } from '../../../client/cart/change-cart.ts'
import type { FieldError } from '../../../components/address/list-field-errors.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { findField } from './find-field.ts'
import type { InstrumentInput } from './payment-method-props.ts'

/** Adds and removes a part of a payment, with the server's refusal for the part's own input (CHK-04). */
export function usePart(refusal: FieldError | null) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<FieldError | null>(null)
  const [isTouched, setTouched] = useState(false)

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    if (isBusy) return null
    setBusy(true)
    setTouched(true)
    setRefused(null)
    try {
      return await work()
    } catch (error) {
      setRefused({ field: findField(error), message: formatError(t, error) })
      return null
    } finally {
      setBusy(false)
    }
  }

  const change = (call: (basketId: string) => Promise<Cart>) => run(() => changeCart(({ cartId }) => call(cartId)))
  return {
    isBusy,
    /** The refusal of the order stays until the shopper changes something here. */
    error: isTouched ? refused : (refused ?? refusal),
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
