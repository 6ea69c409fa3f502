import type { CollectionPointReply } from '@lacehouse/contracts'
import { findCollectionNeed } from '@lacehouse/domain/store/find-collection-need'
import { useState } from 'react'
import type { Cart } from '../../cart/cart.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useShop } from '../../use-shop.ts'
import { type AddressFormField, toAddressValues } from './address-fields.ts'
import { AddressForm } from './address-form.tsx'
import { keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
import { CollectedItems } from './collected-items.tsx'
import { CollectionPoints } from './collection-points.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NewsletterConsent, useNewsletter } from './newsletter-consent.tsx'
import { ShippingMethods } from './shipping-methods.tsx'
import styles from './step-form.module.css'
import { useAddressForm } from './use-address-form.ts'
import type { CheckoutNotice } from './use-checkout-notice.ts'
import { useCollection } from './use-collection.ts'
import { useSending } from './use-sending.ts'

type Props = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  readonly kind: 'store' | 'point'
  /** What the order was refused for; what belongs to an input is told there. */
  readonly notice: CheckoutNotice | null
  readonly onSend: () => void
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
}

/** Who collects, and at which counter; the bill's address is asked for with the payment (CHK-14, CHK-15). */
export function CollectionStep({ fields: all, cart, kind, notice, onSend, onDone, onNotice }: Props) {
  const say = useText()
  const { country, collectionRequired } = useShop().site
  const fields = listContactFields(all, kind, collectionRequired)
  const [initial] = useState(() => {
    const known = cart.collection?.contact ?? cart.shippingAddress ?? {}
    return readCheckoutDraft().contact ?? toAddressValues(fields, known, country)
  })
  const [point, setPoint] = useState<CollectionPointReply | null>(cart.collection?.point ?? null)
  const { sent, onWrong, toSend } = useSending(onSend)
  const form = useAddressForm({ fields, country, initial, onType: (contact) => keepCheckoutDraft({ contact }) })
  const newsletter = useNewsletter(cart.shippingAddress?.subscriptions?.newsletterConsent)
  const { isBusy, pointError, submit } = useCollection({
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
      {kind === 'store' ? <CollectedItems cart={cart} /> : null}
      {kind === 'point' ? (
        <div className={styles.group}>
          <CollectionPoints
            initial={cart.shippingAddress?.postalCode}
            chosen={point}
            onChoose={setPoint}
            error={pointError}
          />
        </div>
      ) : null}
      <form className={styles.form} onSubmit={toSend(submit)} noValidate aria-label={say('checkout.step.shipping')}>
        <ErrorSummary section="collection" fields={fields} errors={form.list()} sent={sent} />
        <section className={styles.group} aria-labelledby="collection-contact">
          <h3 className={styles.heading} id="collection-contact">
            {say('checkout.collection.contact')}
          </h3>
          <AddressForm section="collection" fields={fields} form={form} />
          <NewsletterConsent {...newsletter} />
        </section>
        {kind === 'point' ? (
          <ShippingMethods cart={cart} refusal={notice?.field === 'shippingMethod' ? notice.text : null} />
        ) : null}
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {say('checkout.continueToBilling')}
        </Button>
      </form>
    </div>
  )
}

type Required = Parameters<typeof findCollectionNeed>[2]

/** The fields that the locale asks of who collects, by the rule that the server has too (CHK-14). */
function listContactFields(all: readonly AddressFormField[], kind: 'store' | 'point', required: Required) {
  return all.flatMap((field) => {
    const need = findCollectionNeed(kind, field.name as Parameters<typeof findCollectionNeed>[1], required)
    return need === 'unasked' ? [] : [{ ...field, required: need === 'required' }]
  })
}
