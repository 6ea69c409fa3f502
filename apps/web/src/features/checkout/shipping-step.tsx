import { Suspense, useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { type AddressFormField, listAskedFields, toAddressValues } from '../../components/address/address-fields.ts'
import { AddressForm } from '../../components/address/address-form.tsx'
import { ErrorSummary } from '../../components/address/error-summary.tsx'
import { useAddressForm } from '../../components/address/use-address-form.ts'
import { useSending } from '../../components/address/use-sending.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { AddressDoubt, AddressSuggestion, SavedAddresses } from './lazy-steps.ts'
import { NewsletterConsent, useNewsletter } from './newsletter-consent.tsx'
import { ShippingMethods } from './shipping-methods.tsx'
import styles from './step-form.module.css'
import type { CheckoutNotice } from './use-checkout-notice.ts'
import { useShippingAddress } from './use-shipping-address.ts'

type Props = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  /** Why the order was refused; a form shows the errors of its inputs. */
  readonly notice: CheckoutNotice | null
  /** Called when the address is being sent. */
  readonly onSend: () => void
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
}

/** Asks for the shipping address, the contact and the shipping method (CHK-01). */
export function ShippingStep({ fields: all, cart, notice, onSend, onDone, onNotice }: Props) {
  const t = useTranslate()
  const { country } = useShop().site
  const fields = listAskedFields(all, { asksEmail: true })
  const [initial] = useState(
    () => readCheckoutDraft().shipping ?? toAddressValues(fields, cart.shippingAddress ?? {}, country),
  )
  const newsletter = useNewsletter(cart.shippingAddress?.subscriptions?.newsletterConsent)
  const form = useAddressForm({
    fields,
    country,
    initial,
    onType: (shipping) => saveCheckoutDraft({ shipping }),
  })
  const { sent, onWrong, toSend } = useSending(onSend)
  const [savesToAccount, setSavesToAccount] = useState(false)
  const { isBusy, question, submit, accept, correct, keep } = useShippingAddress({
    fields,
    cart,
    form,
    notice,
    newsletter: newsletter.isWanted,
    savesToAccount,
    onDone,
    onNotice,
    onWrong,
  })
  return (
    <form className={styles.form} onSubmit={toSend(submit)} noValidate aria-label={t('checkout.step.shipping')}>
      <ErrorSummary section="shipping" fields={fields} errors={form.list()} sent={sent} />
      <section className={styles.group} aria-labelledby="shipping-address">
        <h3 className={styles.heading} id="shipping-address">
          {t('checkout.address.title')}
        </h3>
        <Suspense>
          <SavedAddresses
            onChoose={(address) => form.fill(toAddressValues(fields, address, country))}
            savesToAccount={savesToAccount}
            onSaveChange={setSavesToAccount}
          />
        </Suspense>
        <AddressForm section="shipping" fields={fields} form={form} />
        <NewsletterConsent {...newsletter} />
      </section>
      <Suspense>
        {question?.kind === 'doubt' ? (
          <AddressDoubt typed={form.values()} country={country} isBusy={isBusy} onCorrect={correct} onKeep={keep} />
        ) : null}
        {question?.kind === 'suggestion' ? (
          <AddressSuggestion
            suggested={question.address}
            typed={form.values()}
            country={country}
            isBusy={isBusy}
            onAccept={accept}
            onKeep={keep}
          />
        ) : null}
      </Suspense>
      <ShippingMethods cart={cart} refusal={notice?.field === 'shippingMethod' ? notice.text : null} />
      {question ? null : (
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('checkout.continueToBilling')}
        </Button>
      )}
    </form>
  )
}
