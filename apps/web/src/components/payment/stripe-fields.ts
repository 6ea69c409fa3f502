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
  readonly on: {
    (event: 'ready', listen: () => void): void
    (event: 'change', listen: (state: { readonly complete: boolean }) => void): void
  }
}

/** The part of Stripe's published interface that the page uses. */
type StripeClass = (publishableKey: string) => {
  readonly elements: (options: {
    locale: string
    fonts?: readonly { family: string; src: string; weight: string }[]
  }) => {
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
  readonly onChange?: (state: { readonly complete: boolean }) => void
}

/** Mounts Stripe's card field in its frame; the typed card becomes a token (PAY-01, PAY-12). */
export function mountStripeFields({
  container,
  publishableKey,
  locale,
  theme,
  onReady,
  onChange,
}: StripeOptions): MountedFields {
  const { Stripe } = window as { Stripe?: StripeClass }
  if (!Stripe) throw new Error('the script of the card fields has not run')
  const stripe = Stripe(publishableKey)
  const { font = 'sans-serif', fontFile, ink, muted, danger } = theme
  const style = {
    base: { color: ink, fontFamily: font, fontSize: '16px', '::placeholder': { color: muted } },
    invalid: { color: danger },
  }
  const [family = ''] = font.replaceAll(/["']/g, '').split(',')
  // Stripe loads the page's font into its frame by this address.
  const fonts = fontFile ? [{ family, src: `url(${fontFile})`, weight: '400 700' }] : []
  const card = stripe
    .elements({ locale, ...(fonts.length > 0 && { fonts }) })
    .create('card', { style, hidePostalCode: true })
  card.on('ready', onReady)
  if (onChange) card.on('change', onChange)
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
