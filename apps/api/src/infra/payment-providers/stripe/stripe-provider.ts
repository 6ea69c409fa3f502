import { seconds } from '@lacehouse/domain/time/durations'
import Stripe from 'stripe'
import { createCardMethod } from '../card-method.ts'
import type {
  Authorisation,
  AuthoriseRequest,
  ChargeQuestion,
  NoticeHeaders,
  PaymentProvider,
  ProviderNotice,
} from '../payment-provider.ts'
import { askStripe, toOutcome } from './ask-stripe.ts'
import { findCard } from './find-card.ts'
import { saveCard, toPayer } from './save-card.ts'
import { toAuthorisation } from './stripe-authorisation.ts'

export type StripeOptions = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Replaces Stripe's own address, for a local server in tests; null keeps it. */
  readonly apiUrl: string | null
  readonly now: () => number
  readonly timeout?: number
}

const answerTimeout = seconds(6)
/** The largest age of a notice in seconds. */
const tolerance = 300
const script = 'https://js.stripe.com/v3/'
/** `'self'` allows the frame in which the bank's page returns to the shop after 3-D Secure. */
const pageOrigins = ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com', 'https://api.stripe.com']

/** Creates the provider for Stripe's payment intents with Stripe's library. It authorises cards and captures them later (PAY-12). */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    ...toTarget(options.apiUrl),
    maxNetworkRetries: 0,
    timeout: options.timeout ?? answerTimeout,
    telemetry: false,
  })
  const { paymentIntents: intents } = stripe
  return {
    name: 'stripe',
    methods: [
      createCardMethod({
        pageOrigins,
        scriptOrigins: [new URL(script).origin],
        now: options.now,
        findCard: (token) => findCard(stripe, token),
      }),
    ],
    // The card fields need the public key only, no session.
    openSession: async () => ({
      ok: true,
      merchantSession: options.publishableKey,
      origin: new URL(script).origin,
      script,
    }),
    authorise: (request) => authorise(stripe, request),
    confirm: async (reference) => {
      const asked = await askStripe(() => intents.retrieve(reference))
      return asked.ok ? toAuthorisation(asked.value) : { state: 'unknown' }
    },
    findByOrder: (question) => findByOrder(stripe, question),
    capture: async ({ reference, amount, idempotencyKey }) =>
      toOutcome(await askStripe(() => intents.capture(reference, { amount_to_capture: amount }, { idempotencyKey }))),
    refund: async ({ reference, amount, idempotencyKey }) =>
      toOutcome(
        await askStripe(() => stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey })),
      ),
    void: async (reference, idempotencyKey) => ({
      ok: (await askStripe(() => intents.cancel(reference, {}, { idempotencyKey }))).ok,
    }),
    saveCard: (request) => saveCard(stripe, request),
    readNotice: async (headers, body) => readNotice(stripe, { headers, body }, options),
  }
}

const toTarget = (apiUrl: string | null) => {
  if (apiUrl === null) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

const authorise = async (stripe: Stripe, request: AuthoriseRequest): Promise<Authorisation> => {
  const { amount, currency, token, orderNumber, origin, idempotencyKey, risk } = request
  const asked = await askStripe(() =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        ...toPayer(token),
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        confirm: true,
        return_url: `${origin}/payments/return`,
        // Stripe's risk rules can use the metadata.
        metadata: { order: orderNumber, ...(risk && { device_fingerprint: risk.deviceFingerprint }) },
      },
      { idempotencyKey },
    ),
  )
  if (asked.ok) return toAuthorisation(asked.value)
  return asked.reason ? { state: 'declined', reference: asked.reference, reason: asked.reason } : { state: 'unknown' }
}

const findByOrder = async (stripe: Stripe, question: ChargeQuestion): Promise<Authorisation | null> => {
  const { reference, orderNumber } = question
  if (reference) {
    const asked = await askStripe(() => stripe.paymentIntents.retrieve(reference))
    return asked.ok ? toAuthorisation(asked.value) : { state: 'unknown' }
  }
  // The search may lag by a minute. The shop repeats a charge that it does not find under the same key, which makes no second charge.
  const asked = await askStripe(() => stripe.paymentIntents.search({ query: `metadata['order']:'${orderNumber}'` }))
  if (!asked.ok) return { state: 'unknown' }
  const [last] = asked.value.data
  return last ? toAuthorisation(last) : null
}

type Posted = { readonly headers: NoticeHeaders; readonly body: string }

const readNotice = (
  stripe: Stripe,
  { headers, body }: Posted,
  { webhookSecret, now }: StripeOptions,
): ProviderNotice | null => {
  const event = verify(stripe, { headers, body }, { webhookSecret, now })
  if (!event) return null
  const { id: eventId, type: kind, created: sequence } = event
  const isIntent = event.data.object.object === 'payment_intent'
  const intent = isIntent ? (event.data.object as Stripe.PaymentIntent) : null
  // A notice about another object has no effect.
  return { eventId, kind, sequence, reference: intent?.id ?? '', orderNumber: intent?.metadata.order ?? '' }
}

const verify = (
  stripe: Stripe,
  { headers, body }: Posted,
  { webhookSecret, now }: Pick<StripeOptions, 'webhookSecret' | 'now'>,
): Stripe.Event | null => {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return null
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, now())
  } catch {
    // The signature is wrong or too old.
    return null
  }
}
