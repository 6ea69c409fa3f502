import type { PickupPointReply } from '@lacehouse/contracts'
import { findPickupNeed } from '@lacehouse/domain/store/find-pickup-need'
import { useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { type AddressFormField, toAddressValues } from '../../components/address/address-fields.ts'
import { AddressForm } from '../../components/address/address-form.tsx'
import { ErrorSummary } from '../../components/address/error-summary.tsx'
import { useAddressForm } from '../../components/address/use-address-form.ts'
import { useSending } from '../../components/address/use-sending.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { NewsletterConsent, useNewsletter } from './newsletter-consent.tsx'
import { PickupItems } from './pickup-items.tsx'
import { PickupPoints } from './pickup-points.tsx'
import { ShippingMethods } from './shipping-methods.tsx'
import styles from './step-form.module.css'
import type { CheckoutNotice } from './use-checkout-notice.ts'
import { usePickup } from './use-pickup.ts'

type Props = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  readonly kind: 'store' | 'point'
  /** Why the order was refused; a form shows the errors of its inputs. */
  readonly notice: CheckoutNotice | null
  readonly onSend: () => void
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
}

/**
 * Asks for the contact of a pickup, and for the pickup point; the billing address is asked for with the payment
 * (CHK-14, CHK-15).
 */
export function PickupStep({ fields: all, cart, kind, notice, onSend, onDone, onNotice }: Props) {
  const t = useTranslate()
  const { country, pickupRequired } = useShop().site
  const fields = listContactFields(all, kind, pickupRequired)
  const [initial] = useState(() => {
    const known = cart.pickup?.contact ?? cart.shippingAddress ?? {}
    return readCheckoutDraft().contact ?? toAddressValues(fields, known, country)
  })
  const [point, setPoint] = useState<PickupPointReply | null>(cart.pickup?.point ?? null)
  const { sent, onWrong, toSend } = useSending(onSend)
  const form = useAddressForm({ fields, country, initial, onType: (contact) => saveCheckoutDraft({ contact }) })
  const newsletter = useNewsletter(cart.shippingAddress?.subscriptions?.newsletterConsent)
  const { isBusy, pointError, submit } = usePickup({
    fields,
    form,
    kind,
    point,
    notice,
    newsletter: newsletter.isWanted,
    onDone,
    onNotice,
    onWrong,
  })
  return (
    <div className={styles.form}>
      {kind === 'store' ? <PickupItems cart={cart} onNotice={onNotice} /> : null}
      {kind === 'point' ? (
        <div className={styles.group}>
          <PickupPoints
            initial={cart.shippingAddress?.postalCode}
            chosen={point}
            onChoose={setPoint}
            error={pointError}
          />
        </div>
      ) : null}
      <form className={styles.form} onSubmit={toSend(submit)} noValidate aria-label={t('checkout.step.shipping')}>
        <ErrorSummary section="collection" fields={fields} errors={form.list()} sent={sent} />
        <section className={styles.group} aria-labelledby="pickup-contact">
          <h3 className={styles.heading} id="pickup-contact">
            {t('checkout.pickup.contact')}
          </h3>
          <AddressForm section="collection" fields={fields} form={form} />
          <NewsletterConsent {...newsletter} />
        </section>
        {kind === 'point' ? (
          <ShippingMethods cart={cart} refusal={notice?.field === 'shippingMethod' ? notice.text : null} />
        ) : null}
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('checkout.continueToBilling')}
        </Button>
      </form>
    </div>
  )
}

type Required = Parameters<typeof findPickupNeed>[2]

/** Lists the contact fields that the site requires, by the same rule as the server (CHK-14). */
function listContactFields(all: readonly AddressFormField[], kind: 'store' | 'point', required: Required) {
  return all.flatMap((field) => {
    const need = findPickupNeed(kind, field.name as Parameters<typeof findPickupNeed>[1], required)
    return need === 'unasked' ? [] : [{ ...field, required: need === 'required' }]
  })
}
