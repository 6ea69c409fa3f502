import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { seconds } from '@lacehouse/domain/time/durations'
import { type PaymentConfig, readPaymentConfig } from './read-payment-config.ts'

/** Everything that the environment can say, read once at the start. */
export type Config = {
  /** A shop for real customers: no sandbox, no mails in folders, every secret given. Demo otherwise. */
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly paymentSandboxPort: number
  readonly dataDir: string
  /** Where finished pictures are kept; instances may share it. */
  readonly picturesDir: string
  /** Where masters of photographs from elsewhere are kept; instances share it. */
  readonly originalsDir: string
  /** Pictures are encoded in a fifth of the time, and are a quarter larger. */
  readonly encodesQuickly: boolean
  /** Pictures of the first screens are made before anybody asks for them. */
  readonly warmsPictures: boolean
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  readonly smtpUrl: string | null
  /** Address under which shoppers see the shop, without a slash at its end. */
  readonly publicUrl: string
  /** Address under which browsers reach the payment sandbox. */
  readonly paymentPublicUrl: string
  readonly sessionSecret: string
  /** What the numbers of sold gift cards are made from. */
  readonly giftCardSecret: string
  readonly payment: PaymentConfig
  /** Milliseconds that the payment sandbox may take before its answer counts as lost. */
  readonly paymentTimeout: number
  readonly paymentSecrets: { readonly apiKey: string; readonly webhookSecret: string }
  readonly logLevel: string
  readonly trustProxy: boolean
  /** Sender of the shop's mail. */
  readonly mailFrom: string
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment, or throws with everything that is wrong with it at once. Secrets may be left out outside production only. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const production = env.SHOP_MODE === 'production'
  const port = readPort(env, 'PORT', { fallback: 4000, problems })
  const paymentSandboxPort = readPort(env, 'PAYMENT_SANDBOX_PORT', { fallback: port + 1, problems })
  const paymentPublicUrl =
    readUrl(env, 'PAYMENT_SANDBOX_PUBLIC_URL', problems) ?? `http://localhost:${paymentSandboxPort}`
  const payment = readPaymentConfig(env, production, problems)
  // The sandbox's secrets are nobody else's.
  const ofSandbox = { production: production && payment.provider === 'sandbox', problems }
  const config: Config = {
    production,
    host: env.HOST ?? 'localhost',
    port,
    paymentSandboxPort,
    paymentPublicUrl,
    payment,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    picturesDir: resolve(env.PICTURES_DIR ?? join(env.DATA_DIR ?? '.data', 'pictures')),
    originalsDir: resolve(env.ORIGINALS_DIR ?? join(env.DATA_DIR ?? '.data', 'originals')),
    encodesQuickly: env.QUICK_PICTURES === '1',
    warmsPictures: env.WARM_PICTURES !== '0',
    databaseUrl: readUrl(env, 'DATABASE_URL', problems),
    redisUrl: readUrl(env, 'REDIS_URL', problems),
    smtpUrl: readUrl(env, 'SMTP_URL', problems),
    publicUrl: (readUrl(env, 'PUBLIC_URL', problems) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    sessionSecret: readSecret(env, 'SESSION_SECRET', { production, problems }),
    giftCardSecret: readSecret(env, 'GIFT_CARD_SECRET', { production, problems }),
    paymentSecrets: {
      apiKey: readSecret(env, 'PAYMENT_API_KEY', ofSandbox),
      webhookSecret: readSecret(env, 'PAYMENT_WEBHOOK_SECRET', ofSandbox),
    },
    paymentTimeout: readMilliseconds(env, 'PAYMENT_TIMEOUT', { fallback: 6000, problems }),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY === '1',
    mailFrom: env.MAIL_FROM ?? 'Lacehouse <hello@lacehouse.test>',
    requestTimeout: seconds(10),
  }
  if (problems.length > 0) throw new Error(`The environment is not right:\n  ${problems.join('\n  ')}`)
  return Object.freeze(config)
}

type PortRules = { readonly fallback: number; readonly problems: string[] }

const readPort = (env: Environment, name: string, { fallback, problems }: PortRules): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  problems.push(`${name} must be a port from 0 to 65535, not “${text}”`)
  return fallback
}

const readMilliseconds = (env: Environment, name: string, { fallback, problems }: PortRules): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const time = Number(text)
  if (Number.isInteger(time) && time > 0 && time <= 60_000) return time
  problems.push(`${name} must be whole milliseconds up to 60000, not “${text}”`)
  return fallback
}

const readUrl = (env: Environment, name: string, problems: string[]): string | null => {
  const text = env[name]
  if (text === undefined || text === '') return null
  if (URL.canParse(text)) return text
  problems.push(`${name} is not an address`)
  return null
}

type SecretRules = { readonly production: boolean; readonly problems: string[] }

const readSecret = (env: Environment, name: string, { production, problems }: SecretRules): string => {
  const text = env[name]
  if (text !== undefined && text.length >= 32) return text
  if (text !== undefined && text !== '') problems.push(`${name} must have at least 32 characters`)
  else if (production) problems.push(`${name} must be set in production`)
  return randomBytes(32).toString('hex')
}
