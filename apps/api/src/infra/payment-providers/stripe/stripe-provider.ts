import { seconds } from '@lacehouse/domain/time/durations'
import Stripe from 'stripe'
import { createCardMethod } from '../card-method.ts'
import { createIdealMethod } from '../ideal-method.ts'
import type {
  Authorisation,
  AuthoriseRequest,
  ChargeQuestion,
  MoneyMove,
  MoveOutcome,
  NoticeHeaders,
  PaymentProvider,
  ProviderNotice,
} from '../payment-provider.ts'
import { askStripe, toOutcome } from './ask-stripe.ts'
import { findCard } from './find-card.ts'
import { saveCard, toPayer } from './save-card.ts'
import { toAuthorisation } from './stripe-authorisation.ts'
import { createStripeMandates } from './stripe-mandates.ts'

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

/** Creates the provider for Stripe's payment intents with Stripe's library. It authorises cards and captures them later (PAY-12); iDEAL is captured at once. */
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
      createIdealMethod(),
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
    release: (money) => release(stripe, money),
    void: async (reference, idempotencyKey) => ({
      ok: (await askStripe(() => intents.cancel(reference, {}, { idempotencyKey }))).ok,
    }),
    saveCard: (request) => saveCard(stripe, request),
    mandates: createStripeMandates(stripe),
    readNotice: async (headers, body) => readNotice(stripe, { headers, body }, options),
  }
}

const toTarget = (apiUrl: string | null) => {
  if (apiUrl === null) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

const authorise = async (stripe: Stripe, request: AuthoriseRequest): Promise<Authorisation> => {
  const { amount, currency, method, orderNumber, idempotencyKey, risk } = request
  const asked = await askStripe(() =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        ...toMeans(request),
        confirm: true,
        // Stripe's risk rules can use the metadata.
        metadata: {
          order: orderNumber,
          ...(method === 'IDEAL' && { method }),
          ...(risk && { device_fingerprint: risk.deviceFingerprint }),
        },
      },
      { idempotencyKey },
    ),
  )
  if (asked.ok) return toAuthorisation(asked.value)
  return asked.reason ? { state: 'declined', reference: asked.reference, reason: asked.reason } : { state: 'unknown' }
}

/** Stripe captures iDEAL with the payment, so that it has no capture method; its bank's page returns to the checkout, not to the frame's page. */
const toMeans = ({ method, token, origin, returnUrl }: AuthoriseRequest) =>
  method === 'IDEAL'
    ? {
        payment_method_data: { type: 'ideal' as const },
        allowed_payment_method_types: ['ideal' as const],
        return_url: returnUrl,
      }
    : {
        ...toPayer(token),
        allowed_payment_method_types: ['card' as const],
        capture_method: 'manual' as const,
        return_url: `${origin}/payments/return`,
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

/**
 * Releases what an intent holds beyond its captures. Stripe has released it by itself with the last capture, unless the account may
 * capture several times; then the intent still waits for captures, and is cancelled.
 */
const release = async (stripe: Stripe, { reference, idempotencyKey }: MoneyMove): Promise<MoveOutcome> => {
  const found = await askStripe(() => stripe.paymentIntents.retrieve(reference))
  if (!found.ok) return toOutcome(found)
  if (found.value.status !== 'requires_capture') return { state: 'done' }
  return toOutcome(await askStripe(() => stripe.paymentIntents.cancel(reference, {}, { idempotencyKey })))
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
