import type { PickupPointReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { peekCart } from '../../client/cart/cart-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { type AddressFormField, toAddressInput } from '../../components/address/address-fields.ts'
import { listFieldErrors } from '../../components/address/list-field-errors.ts'
import type { AddressForm } from '../../components/address/use-address-form.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { findDeliveryChangeNotice } from './find-delivery-change-notice.ts'
import { setShippingAddress } from './set-shipping-address.ts'
import { type CheckoutNotice, toStepNotice } from './use-checkout-notice.ts'
import { useRefusedFields } from './use-refused-fields.ts'

type Options = {
  readonly fields: readonly AddressFormField[]
  readonly form: AddressForm
  readonly kind: 'store' | 'point'
  readonly point: PickupPointReply | null
  /** Why the order was refused; a form shows the errors of its inputs. */
  readonly notice: CheckoutNotice | null
  readonly newsletter: boolean
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
  readonly onWrong: () => void
}

/** Checks and saves the contact of a pickup and its place (CHK-14, CHK-15). */
export function usePickup({ fields, form, kind, point, notice, newsletter, onDone, onNotice, onWrong }: Options) {
  const t = useTranslate()
  const { country, features } = useShop().site
  const [isBusy, setBusy] = useState(false)
  // An error of one pickup point does not concern the next.
  const [wrong, setWrong] = useState<{ readonly at: string | undefined; readonly text: string } | null>(null)
  const setPointError = (text: string) => setWrong({ at: point?.id, text })

  useRefusedFields({ notice, fields, form, onNotice, onWrong })

  async function save(): Promise<void> {
    const address = {
      ...toAddressInput(fields, form.values(), country),
      subscriptions: { newsletterConsent: newsletter },
    }
    const before = peekCart()
    const saved = await setShippingAddress(
      { address, ...(kind === 'point' && point && { collectionPointId: point.id }) },
      { asksCaptcha: features.captcha.address, context: 'COLLECTION' },
    )
    onDone()
    const changes = findDeliveryChangeNotice(before, saved)
    if (changes) onNotice(changes)
  }

  async function showChange(error: unknown): Promise<void> {
    const fieldErrors = listFieldErrors(
      error,
      fields.map(({ name }) => name),
      t,
    )
    const isHeavy = isApiError(error, 'SHP404')
    form.setErrors(fieldErrors)
    if (fieldErrors.length > 0) onWrong()
    else if (kind === 'point' && (isHeavy || isApiError(error, 'STR404')))
      setPointError(t(isHeavy ? 'checkout.point.tooHeavy' : 'checkout.point.gone'))
    else onNotice(await toStepNotice(t, error))
  }

  return {
    isBusy,
    pointError: wrong?.at === point?.id ? (wrong?.text ?? null) : null,
    submit: async () => {
      const isGood = form.judge()
      const lacksPoint = kind === 'point' && point === null
      setWrong(null)
      if (lacksPoint) setPointError(t('checkout.point.missing'))
      if (!isGood) onWrong()
      if (!isGood || lacksPoint || isBusy) return
      setBusy(true)
      onNotice(null)
      await save().catch(showChange)
      setBusy(false)
    },
  }
}
