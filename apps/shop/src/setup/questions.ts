import type { Settings } from './env-file.ts'

/** A setting that setup asks for. */
export type Question = {
  readonly name: string
  readonly text: string
  readonly isSecret?: boolean
  readonly fallback?: string
  /** Whether the shop can do without it. */
  readonly isOptional?: boolean
  /** Whether it is asked for after these answers; always where nothing is said. */
  readonly isNeeded?: (answers: Settings) => boolean
}

const withStripe = ({ PAYMENT_PROVIDER }: Settings): boolean => PAYMENT_PROVIDER === 'stripe'
const withKlarna = ({ KLARNA_API_URL }: Settings): boolean => Boolean(KLARNA_API_URL)
const withPaypal = ({ PAYPAL_ENVIRONMENT }: Settings): boolean => Boolean(PAYPAL_ENVIRONMENT)
const withTwilio = ({ TWILIO_ACCOUNT_SID }: Settings): boolean => Boolean(TWILIO_ACCOUNT_SID)

/** The settings of a production shop, in the order in which setup asks for them. Secrets are never flags, which other users of a machine see. */
export const questions: readonly Question[] = [
  { name: 'PUBLIC_URL', text: 'Address under which shoppers see the shop (https://…)' },
  { name: 'SITES', text: 'Sites, the default site first' },
  { name: 'DATABASE_URL', text: 'PostgreSQL server (empty: the embedded one)', isSecret: true, isOptional: true },
  { name: 'SMTP_URL', text: 'Mail server (smtps://user:password@host)', isSecret: true },
  { name: 'MAIL_FROM', text: 'Sender of mails, such as Shop <hello@your-domain>' },
  { name: 'PAYMENT_PROVIDER', text: 'Payment provider (stripe, or sandbox for staging)', fallback: 'stripe' },
  { name: 'STRIPE_SECRET_KEY', text: 'Stripe secret key', isSecret: true, isNeeded: withStripe },
  { name: 'STRIPE_PUBLISHABLE_KEY', text: 'Stripe publishable key', isNeeded: withStripe },
  { name: 'STRIPE_WEBHOOK_SECRET', text: 'Stripe webhook secret', isSecret: true, isNeeded: withStripe },
  { name: 'KLARNA_API_URL', text: 'Klarna address (empty: no Klarna)', isOptional: true, isNeeded: withStripe },
  { name: 'KLARNA_USERNAME', text: 'Klarna user name', isNeeded: withKlarna },
  { name: 'KLARNA_PASSWORD', text: 'Klarna password', isSecret: true, isNeeded: withKlarna },
  {
    name: 'PAYPAL_ENVIRONMENT',
    text: 'PayPal environment, live or sandbox (empty: no PayPal)',
    isOptional: true,
    isNeeded: withStripe,
  },
  { name: 'PAYPAL_CLIENT_ID', text: 'PayPal client id', isNeeded: withPaypal },
  { name: 'PAYPAL_CLIENT_SECRET', text: 'PayPal client secret', isSecret: true, isNeeded: withPaypal },
  { name: 'PAYPAL_WEBHOOK_ID', text: 'PayPal webhook id', isNeeded: withPaypal },
  { name: 'DEEPL_API_KEY', text: 'DeepL key (empty: reviews are not translated)', isSecret: true, isOptional: true },
  { name: 'GEOAPIFY_API_KEY', text: 'Geoapify key (empty: none)', isSecret: true, isOptional: true },
  { name: 'TWILIO_ACCOUNT_SID', text: 'Twilio account for text messages (empty: none)', isOptional: true },
  { name: 'TWILIO_AUTH_TOKEN', text: 'Twilio key', isSecret: true, isNeeded: withTwilio },
  { name: 'TWILIO_FROM', text: 'Twilio number, sender or messaging service', isNeeded: withTwilio },
]

/** Settings that setup takes over from flags and the environment without asking. */
export const silentSettings = [
  'DATA_DIR',
  'SITES_DIR',
  'HOST',
  'PORT',
  'REDIS_URL',
  'PICTURES_DIR',
  'ORIGINALS_DIR',
  'PICTURE_HOSTS',
  'TRUST_PROXY',
  'SHOPPERS_PER_NETWORK',
  'METRICS_PORT',
  'METRICS_HOST',
  'STRIPE_API_URL',
  'PAYPAL_API_URL',
  'DEEPL_API_URL',
  'GEOAPIFY_API_URL',
  'TWILIO_API_URL',
  'PAYMENT_SANDBOX_PORT',
  'PAYMENT_SANDBOX_PUBLIC_URL',
] as const

/** The answers of setup that are not stored in the file. */
export const firstSteps: readonly Question[] = [
  { name: 'CATALOGUE', text: 'Catalogue: demo, or a file of `lacehouse catalogue export`', fallback: 'demo' },
  { name: 'STAFF_EMAIL', text: 'Email of a member of staff (empty: none)', isOptional: true },
  { name: 'STAFF_FIRST_NAME', text: 'Their first name' },
  { name: 'STAFF_LAST_NAME', text: 'Their last name' },
  { name: 'STAFF_PASSWORD', text: 'Their password', isSecret: true },
  { name: 'STAFF_STORE', text: 'Id of their store (empty: the first of the site)', isOptional: true },
]
