import type { MountedFields, TokenOutcome } from './lace-pay.ts'

type StripeError = { readonly type: string }
type PaymentMethod = {
  readonly id: string
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
  }
}
type CardElement = {
  readonly mount: (container: HTMLElement) => void
  readonly destroy: () => void
  readonly focus: () => void
  readonly on: (event: string, listen: () => void) => void
}

/** The part of Stripe's published interface that the page uses. */
type StripeClass = (publishableKey: string) => {
  readonly elements: (options: { locale: string }) => {
    readonly create: (kind: 'card', options: { style: object; hidePostalCode: boolean }) => CardElement
  }
  readonly createPaymentMethod: (options: {
    type: 'card'
    card: CardElement
  }) => Promise<{ readonly paymentMethod?: PaymentMethod; readonly error?: StripeError }>
}

type StripeOptions = {
  readonly container: HTMLElement
  readonly publishableKey: string
  readonly locale: string
  readonly theme: Readonly<Record<string, string>>
  readonly onReady: () => void
}

/** Mounts Stripe's card field in its frame; the typed card becomes a token (PAY-01, PAY-12). */
export function mountStripeFields({ container, publishableKey, locale, theme, onReady }: StripeOptions): MountedFields {
  const { Stripe } = window as { Stripe?: StripeClass }
  if (!Stripe) throw new Error('the script of the card fields has not run')
  const stripe = Stripe(publishableKey)
  const style = { base: { color: theme.ink, fontSize: '16px', '::placeholder': { color: theme.muted } } }
  const card = stripe.elements({ locale }).create('card', { style, hidePostalCode: true })
  card.on('ready', onReady)
  card.mount(container)
  return {
    tokenise: async () => toOutcome(await stripe.createPaymentMethod({ type: 'card', card })),
    focus: card.focus,
    unmount: card.destroy,
  }
}

type Created = { readonly paymentMethod?: PaymentMethod; readonly error?: StripeError }

function toOutcome({ paymentMethod, error }: Created): TokenOutcome {
  if (!paymentMethod) return { ok: false, reason: error?.type === 'validation_error' ? 'incomplete' : 'refused' }
  const { id: token, card } = paymentMethod
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card
  return { ok: true, card: { token, brand, last4, expiryMonth, expiryYear } }
}
