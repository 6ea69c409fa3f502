import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { days, hours, minutes, seconds } from '@lacehouse/domain/time/durations'
import { type AddressServiceConfig, readAddressService } from './infra/address-completion/open-address-completion.ts'
import {
  type IdentityProviderConfig,
  readIdentityProviders,
} from './infra/identity-providers/read-identity-providers.ts'
import { readTextMessageConfig, type TextMessageConfig } from './infra/sms/open-text-messenger.ts'
import { readTranslation, type TranslationConfig } from './infra/translation/open-translation.ts'
import { listProductionProblems } from './list-production-problems.ts'
import { type ObservationConfig, readObservationConfig } from './read-observation-config.ts'
import { readOrderRecordYears } from './read-order-record-years.ts'
import { type PaymentConfig, readPaymentConfig } from './read-payment-config.ts'
import { readPictureHosts } from './read-picture-hosts.ts'
import { readSecurityContact } from './read-security-contact.ts'
import { readTrustProxy } from './read-trust-proxy.ts'

/** The settings of a process, read from the environment once at the start. */
export type Config = {
  /** True for a shop with real customers, which needs every secret; false for a demo. */
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly paymentSandboxPort: number
  /** The sites of the shop: own files in a folder, else the demo shop's; some of them by their ids, else all. */
  readonly sites: { readonly folder: string | null; readonly ids: readonly string[] | null }
  readonly dataDir: string
  /** The folder of encoded pictures; instances may share it. */
  readonly picturesDir: string
  /** The folder of the masters of imported photographs; instances share it. */
  readonly originalsDir: string
  /** The hosts from which imports of the back office may fetch pictures, each with its subdomains. */
  readonly pictureHosts: readonly string[]
  /** Encodes pictures in a fifth of the time; they are a quarter larger. */
  readonly encodesQuickly: boolean
  /** Makes the pictures of the first screens at the start, before the first request. */
  readonly warmsPictures: boolean
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  readonly smtpUrl: string | null
  /** Address under which shoppers see the shop, without a slash at its end. */
  readonly publicUrl: string
  /** Address under which browsers reach the payment sandbox. */
  readonly paymentPublicUrl: string
  /** The name of the running release, with which events of pages are stored. */
  readonly release: string
  readonly sessionSecret: string
  /** The session secret before the present one, whose tokens stay valid; null without one. */
  readonly sessionSecretPrevious: string | null
  /** The secret from which the numbers of sold gift cards are derived. */
  readonly giftCardSecret: string
  readonly payment: PaymentConfig
  readonly addressService: AddressServiceConfig
  readonly translation: TranslationConfig
  readonly textMessages: TextMessageConfig
  /** The OpenID Connect providers by which shoppers may sign in, in the order of their buttons. */
  readonly identityProviders: readonly IdentityProviderConfig[]
  /** Milliseconds after which an answer of the payment sandbox counts as lost. */
  readonly paymentTimeout: number
  readonly paymentSecrets: { readonly apiKey: string; readonly webhookSecret: string }
  readonly logLevel: string
  /** Who may read the metrics, and whether the API's documents are served. */
  readonly observation: ObservationConfig
  /** The file of the security log; null for the standard output. */
  readonly securityLog: string | null
  /** Years by country that orders are kept with their shoppers' names, where they are more than the law asks. */
  readonly orderRecordYears: Readonly<Record<string, number>>
  /** The number of proxies in front of the shop, or their networks; false without a proxy. */
  readonly trustProxy: false | number | readonly string[]
  /** The number of shoppers who may share one address: an office, a school, a mobile network. */
  readonly shoppersPerNetwork: number
  /** Sender of the shop's mail. */
  readonly mailFrom: string
  /** The address for reports of vulnerabilities, which `security.txt` names; null where there is none. */
  readonly securityContact: string | null
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout: number
  /** The pause between two checks of the served payment pages, in milliseconds; 0 for no checks. */
  readonly pageCheckPause: number
  /** The file in which proofs switch on faults (T23); null in production. */
  readonly faultsFile: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with an environment; each problem begins with the name of its variable. */
export class InvalidEnvironment extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n  ${problems.join('\n  ')}`)
    this.problems = problems
  }
}

/** Reads the environment. Throws one error that lists every problem. Only a demo may leave secrets out. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const production = env.SHOP_MODE === 'production'
  if (!['production', 'demo', '', undefined].includes(env.SHOP_MODE))
    problems.push(`SHOP_MODE must be production or demo, not “${env.SHOP_MODE}”`)
  const port = readPort(env, 'PORT', { fallback: 4000, problems })
  const paymentSandboxPort = readPort(env, 'PAYMENT_SANDBOX_PORT', { fallback: port + 1, problems })
  const paymentPublicUrl =
    readWebUrl(env, 'PAYMENT_SANDBOX_PUBLIC_URL', problems) ?? `http://localhost:${paymentSandboxPort}`
  const metricsPort = env.METRICS_PORT ? readPort(env, 'METRICS_PORT', { fallback: 0, problems }) : null
  const payment = readPaymentConfig(env, production, problems)
  // Production needs the sandbox's secrets only when the sandbox takes its payments.
  const ofSandbox = { production: production && env.PAYMENT_PROVIDER === 'sandbox', problems }
  if (production) problems.push(...listProductionProblems(env))
  const paymentSecrets = readPaymentSecrets(env, ofSandbox)
  const hasSandbox = !production && payment.provider === 'sandbox'
  // A demo shop has the sandbox's provider, so that its button can be tried out.
  const demo = hasSandbox ? { issuer: `${paymentPublicUrl}/identity`, secret: paymentSecrets.apiKey } : null
  const config: Config = {
    production,
    host: env.HOST ?? 'localhost',
    port,
    paymentSandboxPort,
    paymentPublicUrl,
    payment,
    sites: { folder: env.SITES_DIR ? resolve(env.SITES_DIR) : null, ids: env.SITES ? env.SITES.split(/[,\s]+/) : null },
    ...readFolders(env),
    pictureHosts: readPictureHosts(env.PICTURE_HOSTS, problems),
    encodesQuickly: env.QUICK_PICTURES === '1',
    warmsPictures: env.WARM_PICTURES !== '0',
    databaseUrl: readUrl(env, 'DATABASE_URL', problems),
    redisUrl: readUrl(env, 'REDIS_URL', problems),
    smtpUrl: readUrl(env, 'SMTP_URL', problems),
    publicUrl: (readWebUrl(env, 'PUBLIC_URL', problems) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    release: (env.RELEASE ?? '').slice(0, 60) || 'unnamed',
    sessionSecret: readSecret(env, 'SESSION_SECRET', { production, problems }),
    sessionSecretPrevious: env.SESSION_SECRET_PREVIOUS
      ? readSecret(env, 'SESSION_SECRET_PREVIOUS', { production: false, problems })
      : null,
    giftCardSecret: readSecret(env, 'GIFT_CARD_SECRET', { production, problems }),
    paymentSecrets,
    identityProviders: readIdentityProviders({ env, problems }, demo),
    addressService: readAddressService(env),
    translation: readTranslation(env),
    textMessages: readTextMessageConfig(env, problems),
    paymentTimeout: readMilliseconds(env, 'PAYMENT_TIMEOUT', { fallback: 6000, problems }),
    observation: readObservationConfig(env, { production, metricsPort, problems }),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    securityLog: env.SECURITY_LOG || null,
    orderRecordYears: readOrderRecordYears(env.ORDER_RECORD_YEARS, problems),
    trustProxy: readTrustProxy(env, problems),
    shoppersPerNetwork: readCount(env, 'SHOPPERS_PER_NETWORK', { fallback: production ? 50 : 20_000, problems }),
    mailFrom: env.MAIL_FROM ?? 'Lacehouse <hello@lacehouse.test>',
    securityContact: readSecurityContact(env.SECURITY_CONTACT, problems),
    requestTimeout: seconds(10),
    pageCheckPause: readCheckPause(env, production, problems),
    faultsFile: env.FAULTS || null,
  }
  if (production && config.faultsFile) problems.push('FAULTS is for proofs and cannot be set in production')
  if (problems.length > 0) throw new InvalidEnvironment(problems)
  return Object.freeze(config)
}

const readFolders = (env: Environment): Pick<Config, 'dataDir' | 'picturesDir' | 'originalsDir'> => {
  const dataDir = env.DATA_DIR ?? '.data'
  return {
    dataDir: resolve(dataDir),
    picturesDir: resolve(env.PICTURES_DIR ?? join(dataDir, 'pictures')),
    originalsDir: resolve(env.ORIGINALS_DIR ?? join(dataDir, 'originals')),
  }
}

const readPaymentSecrets = (env: Environment, rules: SecretRules): Config['paymentSecrets'] => ({
  apiKey: readSecret(env, 'PAYMENT_API_KEY', rules),
  webhookSecret: readSecret(env, 'PAYMENT_WEBHOOK_SECRET', rules),
})

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

/** Checks of payment pages are at least weekly in production (docs/payment-page-scripts.md). */
const readCheckPause = (env: Environment, production: boolean, problems: string[]): number => {
  const text = env.PAGE_CHECK_MINUTES
  if (text === undefined || text === '') return production ? hours(1) : 0
  const wanted = Number(text)
  const [least, most] = [production ? 1 : 0, days(7) / minutes(1)]
  if (Number.isInteger(wanted) && wanted >= least && wanted <= most) return minutes(wanted)
  problems.push(`PAGE_CHECK_MINUTES must be whole minutes from ${least} to ${most}, not “${text}”`)
  return 0
}

const readCount = (env: Environment, name: string, { fallback, problems }: PortRules): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 1_000_000) return count
  problems.push(`${name} must be a whole number from 1 to 1000000, not “${text}”`)
  return fallback
}

const readUrl = (env: Environment, name: string, problems: string[]): string | null => {
  const text = env[name]
  if (text === undefined || text === '') return null
  if (URL.canParse(text)) return text
  problems.push(`${name} is not an address`)
  return null
}

/** Reads an address for browsers. `localhost:4000` is one too for a parser, with `localhost` as its protocol. */
const readWebUrl = (env: Environment, name: string, problems: string[]): string | null => {
  const url = readUrl(env, name, problems)
  if (url === null || /^https?:\/\//i.test(url)) return url
  problems.push(`${name} must begin with http:// or https://`)
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
