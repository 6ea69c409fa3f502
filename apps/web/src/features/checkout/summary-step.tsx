import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { sendDevicePrint } from '../../client/cart/send-device-print.ts'
import { loadConnection } from '../../client/status/load-connection.ts'
import { isStoreSession, readSeller } from '../../client/stores/seller.ts'
import { useShop } from '../../client/use-shop.ts'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { DeliveryDays } from '../../components/cart/delivery-days.tsx'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { type CheckoutStep, toStepPath } from './checkout-steps.ts'
import { LazySellerChoice } from './lazy-seller-choice.ts'
import styles from './step-form.module.css'

type Props = {
  readonly cart: Cart
  readonly isUpdating: boolean
  readonly onPlace: (cart: Cart) => void
  readonly onRefused: (error: unknown) => void
  /** Told when what was refused is tried again. */
  readonly onRetry: () => void
}

/** Everything to check before it is ordered, with the ways back, and the one button that orders (CHK-06). */
export function SummaryStep({ cart, isUpdating, onPlace, onRefused, onRetry }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { locale } = useShop()
  const { state, retry } = usePrepared(onRefused, onRetry)
  const { isStore, seller, isSellerMissing, hasSeller } = useSeller()
  const total = amount(cart.totals.total, cart.currency)
  const billing = cart.billingSameAsShipping ? null : cart.billingAddress
  return (
    <div className={styles.form}>
      <div>
        <PickupSummary cart={cart} />
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
          {listPaying(cart).map((instrument) => (
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
      <div className={styles.way}>
        {isStore ? (
          <Suspense>
            <LazySellerChoice isMissing={isSellerMissing} ref={seller} />
          </Suspense>
        ) : null}
        <p className={styles.terms}>
          <Text
            id="checkout.terms"
            values={{ terms: toLink(`/${locale}/sale-terms`), privacy: toLink(`/${locale}/privacy`) }}
          />
        </p>
        {state === 'refused' ? (
          <Button variant="action" size="large" wide onClick={retry}>
            {t('common.retry')}
          </Button>
        ) : (
          <Button
            variant="action"
            size="large"
            wide
            busy={state === 'preparing' || isUpdating}
            onClick={() => hasSeller() && onPlace(cart)}
            data-place-order
          >
            {t('checkout.placeOrder.withTotal', { total })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** In a store nothing is ordered before it is said who sells it; the choice takes the focus where that is missing. */
function useSeller() {
  const isStore = isStoreSession(useAccount())
  const seller = useRef<HTMLFieldSetElement>(null)
  const [isSellerMissing, setSellerMissing] = useState(false)
  function hasSeller(): boolean {
    const isMissing = isStore && readSeller() === null
    setSellerMissing(isMissing)
    const selects = seller.current?.querySelectorAll('select') ?? []
    if (isMissing) [...selects].find(({ value }) => value === '')?.focus()
    return !isMissing
  }
  return { isStore, seller, isSellerMissing, hasSeller }
}

/** Where the shopper comes for it, and who comes (CHK-15). */
function PickupSummary({ cart: { shipments, pickup } }: { readonly cart: Cart }) {
  const t = useTranslate()
  const stores = shipments.flatMap(({ store }) => store ?? [])
  const { point, contact } = pickup ?? {}
  return (
    <>
      {[...(point ? [point] : []), ...stores].map(({ id, name, address }) => (
        <Section key={id} title={t('checkout.summary.pickupAt')} step="shipping">
          <p>{name}</p>
          <p>
            {address.addressLine1}, {address.postalCode} {address.city}
          </p>
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

/** While nobody answers it waits and asks again: without it nothing can be ordered. */
async function prepareOrder(): Promise<void> {
  try {
    await changeCart(async ({ cartId }) => {
      await sendDevicePrint(cartId)
      return browserApi.call('checkout.prepareOrder', { body: { basketId: cartId } })
    })
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) throw error
    const { whenConnected } = await loadConnection()
    await whenConnected()
    await changeCart(({ cartId }) => browserApi.call('checkout.prepareOrder', { body: { basketId: cartId } }))
  }
}

/** What pays something of the order: a card that gift cards leave nothing to is not charged. */
const listPaying = ({ payment_instruments }: Cart) => payment_instruments.filter(({ amount }) => amount > 0)

/** Has the cart priced and checked afresh when the step is entered; only then can it be ordered. */
function usePrepared(onRefused: (error: unknown) => void, onRetry: () => void) {
  const [state, setState] = useState<'preparing' | 'prepared' | 'refused'>('preparing')
  const started = useRef(false)

  async function prepare(): Promise<void> {
    setState('preparing')
    try {
      await prepareOrder()
      setState('prepared')
    } catch (error) {
      // Most refusals lead to another step; where they leave the shopper here, trying again is theirs to ask for.
      setState('refused')
      onRefused(error)
    }
  }

  // The server fixes the total that will be charged at this moment and at no other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the step is entered
  useEffect(() => {
    if (started.current) return
    started.current = true
    void prepare()
  }, [])

  return {
    state,
    retry: () => {
      onRetry()
      void prepare()
    },
  }
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

/** A link that leaves the checkout where it is. */
const toLink = (href: string) => (words: ReactNode[]) => (
  <a href={href} target="_blank" rel="noopener">
    {words}
  </a>
)

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
