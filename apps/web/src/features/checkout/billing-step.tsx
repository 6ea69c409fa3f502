import { type SubmitEvent, useRef, useState } from 'react'
import { countPaidByParts } from '../../client/cart/paid-by-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import { listAskedFields, toAddressValues } from '../../components/address/address-fields.ts'
import { AddressForm } from '../../components/address/address-form.tsx'
import { ErrorSummary } from '../../components/address/error-summary.tsx'
import { useAddressForm } from '../../components/address/use-address-form.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { NewsletterConsent, useNewsletter } from './newsletter-consent.tsx'
import type { PaymentBodyHandle } from './payment-methods/payment-method-props.ts'
import { PaymentMethods } from './payment-methods/payment-methods.tsx'
import styles from './step-form.module.css'
import type { StepProps } from './step-props.ts'
import { paymentFields, useBilling } from './use-billing.ts'

type Props = Pick<StepProps, 'fields' | 'cart' | 'notice' | 'onDone' | 'onNotice'>

/** Asks how the order is paid, and for the billing address (CHK-03, CHK-04). */
export function BillingStep({ fields: all, cart, notice, onDone, onNotice }: Props) {
  const t = useTranslate()
  const { country } = useShop().site
  // An order without delivery has the billing contact only, and the address of a pickup point is not the shopper's.
  const isShipped = cart.shippingAddress !== undefined && cart.pickup?.kind !== 'point'
  const hasEmail = (cart.shippingAddress?.email ?? cart.pickup?.contact.email) !== undefined
  const fields = listAskedFields(all, { asksEmail: !hasEmail })
  const [initial] = useState(() => {
    const { billing, sameAsShipping } = readCheckoutDraft()
    const hasOwn = cart.billingAddress !== undefined && !cart.billingSameAsShipping
    return {
      values: billing ?? toAddressValues(fields, (hasOwn ? cart.billingAddress : cart.pickup?.contact) ?? {}, country),
      isSame: sameAsShipping ?? !hasOwn,
    }
  })
  const [wantsSame, setSame] = useState(initial.isSame)
  const isSame = isShipped && wantsSame
  const payment = useRef<PaymentBodyHandle>(null)
  const form = useAddressForm({
    fields,
    country,
    initial: initial.values,
    onType: (billing) => saveCheckoutDraft({ billing }),
  })
  const newsletter = useNewsletter(cart.billingAddress?.subscriptions?.newsletterConsent)
  const [sent, setSent] = useState(0)
  const { isBusy, paymentError, submit, clearPaymentError } = useBilling({
    fields,
    form,
    isSame,
    payment,
    notice,
    newsletter: hasEmail ? null : newsletter.isWanted,
    mustPay: countPaidByParts(cart).left > 0,
    onDone,
    onNotice,
    onWrong: () => setSent((times) => times + 1),
  })
  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    void submit()
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('checkout.step.billing')}>
      <ErrorSummary section="billing" fields={fields} errors={isSame ? [] : form.list()} sent={sent} />
      {cart.preOrder ? (
        <Notice>
          {cart.preOrder.problem ?? [cart.preOrder.note, cart.preOrder.methods].filter(Boolean).join(' ')}
        </Notice>
      ) : null}
      <PaymentMethods
        ref={payment}
        cart={cart}
        error={paymentError ?? (notice && paymentFields.includes(notice.field ?? '') ? notice.text : null)}
        refusal={notice?.field ? { field: notice.field, message: notice.text } : null}
        onSubmit={() => send()}
        onComplete={clearPaymentError}
      />
      <section className={styles.group} aria-labelledby="billing-address">
        <h3 className={styles.heading} id="billing-address">
          {t('checkout.billing.title')}
        </h3>
        {isShipped ? (
          <Checkbox
            label={t('checkout.billing.same')}
            checked={isSame}
            onChange={({ target }) => {
              setSame(target.checked)
              saveCheckoutDraft({ sameAsShipping: target.checked })
            }}
          />
        ) : (
          <p>{t(cart.pickup ? 'checkout.billing.pickup' : 'checkout.digitalOnly')}</p>
        )}
        {isSame ? null : <AddressForm section="billing" fields={fields} form={form} />}
        {hasEmail ? null : <NewsletterConsent {...newsletter} />}
      </section>
      <Button type="submit" variant="action" size="large" wide busy={isBusy}>
        {t('checkout.continueToSummary')}
      </Button>
    </form>
  )
}
