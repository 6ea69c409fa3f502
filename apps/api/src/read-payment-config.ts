/** The payment providers of a shop. */
export type PaymentConfig = CardConfig & {
  /** Absent where the shop has no Klarna, or only the sandbox's. */
  readonly klarna?: KlarnaConfig
  /** Absent where the shop has no PayPal, or only the sandbox's. */
  readonly paypal?: PaypalConfig
}

type CardConfig =
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'stripe'
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecret: string
      /** Replaces Stripe's own address; null keeps it. */
      readonly apiUrl: string | null
    }

export type KlarnaConfig = {
  readonly apiUrl: string
  readonly username: string
  readonly password: string
  /** Address of the widget's script. */
  readonly scriptUrl: string
  /** Origins that the checkout pages allow for the widget. */
  readonly pageOrigins: readonly string[]
}

export type PaypalConfig = {
  readonly apiUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Id of the webhook from PayPal's dashboard; the signature check of a notice needs it. */
  readonly webhookId: string
}

type Environment = Readonly<Record<string, string | undefined>>

type Source = { readonly env: Environment; readonly problems: string[] }

/** Reads the payment providers. In production the environment must name the card provider, even the sandbox (PAY-12). */
export function readPaymentConfig(env: Environment, production: boolean, problems: string[]): PaymentConfig {
  const source = { env, problems }
  const [klarna, paypal] = [readKlarna(source), readPaypal(source)]
  return { ...readCards(source, production), ...(klarna && { klarna }), ...(paypal && { paypal }) }
}

const readCards = ({ env, problems }: Source, production: boolean): CardConfig => {
  const provider = env.PAYMENT_PROVIDER || (production ? '' : 'sandbox')
  if (provider === 'sandbox') return { provider }
  if (provider !== 'stripe') {
    problems.push(`PAYMENT_PROVIDER must be stripe or sandbox${provider ? `, not “${provider}”` : ' in production'}`)
    return { provider: 'sandbox' }
  }
  const read = (name: string, start: string): string => {
    const text = env[name] ?? ''
    if (!text.startsWith(start)) problems.push(`${name} must begin with ${start}`)
    return text
  }
  return {
    provider,
    secretKey: read('STRIPE_SECRET_KEY', 'sk_'),
    publishableKey: read('STRIPE_PUBLISHABLE_KEY', 'pk_'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET', 'whsec_'),
    apiUrl: env.STRIPE_API_URL || null,
  }
}

const klarnaScript = 'https://x.klarnacdn.net/kp/lib/v1/api.js'
const klarnaOrigins = ['https://x.klarnacdn.net', 'https://*.klarna.com', 'https://*.klarnaevt.com']

/** Klarna has one address for each region and one for its playground, so the credentials need an address beside them. */
const readKlarna = (source: Source): KlarnaConfig | null => {
  if (!isNamed(source, 'KLARNA_')) return null
  const apiUrl = readAddress(source, 'KLARNA_API_URL', null)
  const scriptUrl = readAddress(source, 'KLARNA_SCRIPT_URL', klarnaScript)
  return {
    apiUrl,
    username: readRequired(source, 'KLARNA_USERNAME', 'KLARNA_*'),
    password: readRequired(source, 'KLARNA_PASSWORD', 'KLARNA_*'),
    scriptUrl,
    pageOrigins: readOrigins(source, 'KLARNA_PAGE_ORIGINS') ?? toKlarnaOrigins(scriptUrl),
  }
}

const toKlarnaOrigins = (scriptUrl: string): readonly string[] =>
  scriptUrl === klarnaScript || !URL.canParse(scriptUrl) ? klarnaOrigins : [new URL(scriptUrl).origin]

const paypalAddresses: Readonly<Record<string, string>> = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
}

const readPaypal = (source: Source): PaypalConfig | null => {
  if (!isNamed(source, 'PAYPAL_')) return null
  return {
    apiUrl: readPaypalAddress(source),
    clientId: readRequired(source, 'PAYPAL_CLIENT_ID', 'PAYPAL_*'),
    clientSecret: readRequired(source, 'PAYPAL_CLIENT_SECRET', 'PAYPAL_*'),
    webhookId: readRequired(source, 'PAYPAL_WEBHOOK_ID', 'PAYPAL_*'),
  }
}

const readPaypalAddress = (source: Source): string => {
  const { env, problems } = source
  if (env.PAYPAL_API_URL) return readAddress(source, 'PAYPAL_API_URL', null)
  const environment = env.PAYPAL_ENVIRONMENT ?? ''
  const address = Object.hasOwn(paypalAddresses, environment) ? paypalAddresses[environment] : undefined
  if (address === undefined) problems.push('PAYPAL_ENVIRONMENT must be live or sandbox, or PAYPAL_API_URL be given')
  return address ?? ''
}

const isNamed = ({ env }: Source, prefix: string): boolean =>
  Object.entries(env).some(([name, value]) => name.startsWith(prefix) && value)

// A message names the variable and never its value, because the value may be a secret.
const readRequired = ({ env, problems }: Source, name: string, group: string): string => {
  const text = env[name] ?? ''
  if (text === '') problems.push(`${name} must be set where any ${group} is`)
  return text
}

const readAddress = ({ env, problems }: Source, name: string, fallback: string | null): string => {
  const text = env[name] || fallback || ''
  if (!isSafeAddress(text)) problems.push(`${name} must be an https address`)
  return text.replace(/\/+$/, '')
}

/** Accepts HTTPS, and plain HTTP for a server on this machine, because plain HTTP exposes the credentials to the network. */
const isSafeAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

const originPattern = /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/

const readOrigins = ({ env, problems }: Source, name: string): readonly string[] | null => {
  const text = env[name]?.trim()
  if (!text) return null
  const origins = text.split(/\s+/)
  if (!origins.every((origin) => originPattern.test(origin)))
    problems.push(`${name} must be https origins with spaces between them, such as https://*.klarna.com`)
  return origins
}
