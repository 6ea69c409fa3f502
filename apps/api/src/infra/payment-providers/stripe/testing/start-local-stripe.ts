import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { declines, invalid, type Reply, refuse } from './local-replies.ts'
import { failing } from './local-setups.ts'
import { createLocalWallet, type LocalWallet } from './local-wallet.ts'

type Intent = {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  currency: string
  capture_method: string
  amount_capturable: number
  amount_received: number
  refunded: number
  return_url: string
  customer: string | null
  metadata: { order: string; method?: string; device_fingerprint?: string }
  next_action: object | null
  last_payment_error: object | null
}
const idealPage = 'https://hooks.stripe.com/redirect/ideal'

type Trouble = 'none' | 'lose' | '500'

/** Starts a local server with the part of Stripe's payment and setup intents that the shop uses. */
export async function startLocalStripe() {
  const intents = new Map<string, Intent>()
  const wallet = createLocalWallet()
  const answers = new Map<string, Reply>()
  let trouble: Trouble = 'none'

  const server = createServer(async (request, response) => {
    const form = await readForm(request)
    const key = String(request.headers['idempotency-key'] ?? '')
    const current = trouble
    trouble = 'none'
    if (current === '500') return void response.writeHead(500).end('{"error":{"type":"api_error"}}')
    const known = key && answers.get(key)
    const reply = known || wallet.route(request, form) || route({ intents, wallet }, request, form)
    if (key) answers.set(key, reply)
    // The caller gets no answer and times out.
    if (current === 'lose') return
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    makeTrouble: (next: Trouble) => {
      trouble = next
    },
    listIntents: (order: string) => [...intents.values()].filter(({ metadata }) => metadata.order === order),
    listCustomers: wallet.listCustomers,
    listSetups: wallet.listSetups,
    answerSetup: wallet.answerSetup,
    answerChallenge: (id: string, isRight: boolean) => {
      const intent = intents.get(id)
      if (!intent) return
      const isAtOnce = intent.capture_method !== 'manual'
      intent.status = isRight ? (isAtOnce ? 'succeeded' : 'requires_capture') : 'requires_payment_method'
      intent.amount_capturable = isRight && !isAtOnce ? intent.amount : 0
      intent.amount_received = isRight && isAtOnce ? intent.amount : 0
      intent.last_payment_error = isRight ? null : { code: 'payment_intent_authentication_failure' }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

type StripeState = { readonly intents: Map<string, Intent>; readonly wallet: LocalWallet }

const route = ({ intents, wallet }: StripeState, request: IncomingMessage, form: URLSearchParams): Reply => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local')
  const [, id = '', action = ''] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? []
  if (pathname === '/v1/refunds') return refund(intents, form)
  if (pathname === '/v1/payment_intents') return create({ intents, wallet }, form)
  if (id === 'search') {
    const [, order] = /^metadata\['order'\]:'([\w-]+)'$/.exec(searchParams.get('query') ?? '') ?? []
    const data = [...intents.values()].filter(({ metadata }) => metadata.order === order)
    return { status: 200, body: { object: 'search_result', data, has_more: false } }
  }
  const intent = intents.get(id)
  if (!intent) return refuse(404, { type: 'invalid_request_error', code: 'resource_missing' })
  if (action === 'capture') {
    const amount = Number(form.get('amount_to_capture') ?? intent.amount)
    if (intent.status !== 'requires_capture' || amount > intent.amount_capturable) return invalid('cannot be captured')
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
  }
  if (action === 'cancel' && intent.status === 'succeeded') return invalid('a succeeded payment cannot be canceled')
  if (action === 'cancel') Object.assign(intent, { status: 'canceled', amount_capturable: 0 })
  return { status: 200, body: intent }
}

const create = ({ intents, wallet }: StripeState, form: URLSearchParams): Reply => {
  const method = form.get('payment_method') ?? ''
  const customer = form.get('customer')
  const isIdeal = form.get('payment_method_data[type]') === 'ideal'
  if (!isIdeal && !method.startsWith('pm_card_') && !wallet.isOf(method, customer))
    return invalid(`No such PaymentMethod: '${method}'; it may belong to another customer`)
  const amount = Number(form.get('amount'))
  const isAsked = isIdeal || method === 'pm_card_authenticationRequired'
  const isAtOnce = !isAsked && form.get('capture_method') === 'automatic'
  const intent: Intent = {
    id: `pi_${randomUUID()}`,
    object: 'payment_intent',
    status: isAsked ? 'requires_action' : isAtOnce ? 'succeeded' : 'requires_capture',
    amount,
    currency: form.get('currency') ?? '',
    capture_method: form.get('capture_method') ?? '',
    amount_capturable: isAsked || isAtOnce ? 0 : amount,
    amount_received: isAtOnce ? amount : 0,
    refunded: 0,
    return_url: form.get('return_url') ?? '',
    customer,
    metadata: {
      order: form.get('metadata[order]') ?? '',
      ...toPrint(form),
    },
    next_action: isAsked
      ? {
          type: 'redirect_to_url',
          redirect_to_url: { url: isIdeal ? idealPage : 'https://hooks.stripe.com/3d_secure_2/hosted' },
        }
      : null,
    last_payment_error: null,
  }
  const declined = method.endsWith(failing) ? declines.pm_card_chargeDeclined : declines[method]
  if (declined) {
    intent.status = 'requires_payment_method'
    intent.amount_capturable = 0
    intent.amount_received = 0
    intent.last_payment_error = declined
  }
  intents.set(intent.id, intent)
  if (declined) return refuse(402, { type: 'card_error', ...declined, payment_intent: intent })
  return { status: 200, body: intent }
}

const toPrint = (form: URLSearchParams) => {
  const print = form.get('metadata[device_fingerprint]')
  const method = form.get('metadata[method]')
  return { ...(print !== null && { device_fingerprint: print }), ...(method !== null && { method }) }
}

const refund = (intents: Map<string, Intent>, form: URLSearchParams): Reply => {
  const intent = intents.get(form.get('payment_intent') ?? '')
  const amount = Number(form.get('amount'))
  if (!intent || intent.refunded + amount > intent.amount_received) return invalid('more than was captured')
  intent.refunded += amount
  return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' } }
}
