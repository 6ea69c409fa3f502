import { formatAddressLine } from '@lacehouse/domain/address/format-address'
import type { ReactNode } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { DeliveryDays } from '../../components/cart/delivery-days.tsx'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { PickupReady } from '../../components/stores/pickup-ready.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { type CheckoutStep, toStepPath } from './checkout-steps.ts'
import styles from './step-form.module.css'

type Props = { readonly cart: Cart }

/** Shows delivery, payment and billing of an order, each with a link to the step that changes it (CHK-06). */
export function SummarySections({ cart }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const billing = cart.billingSameAsShipping ? null : cart.billingAddress
  return (
    <div>
      <PickupSections cart={cart} />
      {cart.shippingAddress && !cart.pickup?.point ? (
        <Section title={t('checkout.summary.deliverTo')} step="shipping">
          <AddressLines address={cart.shippingAddress} />
          <p>{cart.shippingAddress.email}</p>
        </Section>
      ) : null}
      {billing?.email && !cart.shippingAddress && !cart.pickup?.contact.email ? (
        <Section title={t('checkout.summary.mailTo')} step="billing">
          <p>{billing.email}</p>
        </Section>
      ) : null}
      {cart.shippingMethods.map((group) => (
        <Section key={group.shippingId} title={t('checkout.summary.by')} step="shipping">
          <ChosenMethod group={group} />
        </Section>
      ))}
      <Section title={t('checkout.summary.payWith')} step="billing">
        {listCharged(cart).map((instrument) => (
          <p key={instrument.payment_instrument_id}>
            {t('payment.paid', {
              method: formatInstrument(t, instrument),
              amount: amount(instrument.amount, cart.currency),
            })}
          </p>
        ))}
      </Section>
      <Section title={t('checkout.summary.billTo')} step="billing">
        {billing ? <AddressLines address={billing} /> : <p>{t('checkout.billing.same')}</p>}
      </Section>
    </div>
  )
}

/** Shows the stores and the pickup point of an order, and the person who picks it up (CHK-15). */
function PickupSections({ cart: { shipments, pickup } }: Props) {
  const t = useTranslate()
  const stores = shipments.flatMap(({ store }) => store ?? [])
  const { point, contact } = pickup ?? {}
  return (
    <>
      {[...(point ? [{ ...point, ready: undefined }] : []), ...stores].map(({ id, name, address, ready }) => (
        <Section key={id} title={t('checkout.summary.pickupAt')} step="shipping">
          <p>{name}</p>
          <p>{formatAddressLine(address)}</p>
          {ready ? (
            <p className={styles.quiet}>
              <PickupReady ready={ready} />
            </p>
          ) : null}
        </Section>
      ))}
      {contact ? (
        <Section title={t('checkout.summary.pickedUpBy')} step="shipping">
          <p>{[contact.firstName, contact.lastName].filter(Boolean).join(' ')}</p>
          <p>{contact.email}</p>
        </Section>
      ) : null}
    </>
  )
}

function ChosenMethod({ group }: { readonly group: Cart['shippingMethods'][number] }) {
  const method = group.applicableShippingMethods.find(({ code }) => code === group.code)
  if (!method) return null
  return (
    <>
      <p>{method.label}</p>
      <p className={styles.quiet}>
        <DeliveryDays method={method} />
      </p>
    </>
  )
}

/** Lists the instruments that are charged: where gift cards pay the whole order, the card is not. */
const listCharged = ({ payment_instruments }: Cart) => payment_instruments.filter(({ amount }) => amount > 0)

type SectionProps = { readonly title: string; readonly step: CheckoutStep; readonly children: ReactNode }

function Section({ title, step, children }: SectionProps) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      <a href={toStepPath(locale, step)} aria-label={t('checkout.step.change', { title })}>
        {t('common.change')}
      </a>
      <div>{children}</div>
    </section>
  )
}
