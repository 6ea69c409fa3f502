import addressparser from 'nodemailer/lib/addressparser'
import { findSecretProblem } from './find-secret-problem.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The secrets that the shop's operator makes; those that a provider hands out are as the provider makes them. */
const ownSecrets = ['SESSION_SECRET', 'GIFT_CARD_SECRET', 'PAYMENT_API_KEY', 'PAYMENT_WEBHOOK_SECRET', 'METRICS_TOKEN']
const allSecrets = [
  ...ownSecrets,
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'KLARNA_PASSWORD',
  'PAYPAL_CLIENT_SECRET',
  'TWILIO_AUTH_TOKEN',
]

/** Lists what a production shop lacks beyond the rules of each single setting. No sentence contains a secret. */
export function listProductionProblems(env: Environment): string[] {
  return [findPublicUrlProblem(env), ...listMailProblems(env), ...listSecretProblems(env)].filter(
    (problem) => problem !== null,
  )
}

const findPublicUrlProblem = ({ PUBLIC_URL: url }: Environment): string | null => {
  if (!url) return 'PUBLIC_URL must be set in production: the https address under which shoppers see the shop'
  const isHttps = URL.canParse(url) && new URL(url).protocol === 'https:'
  return isHttps ? null : 'PUBLIC_URL must be an https address in production'
}

const listMailProblems = ({ SMTP_URL: server, MAIL_FROM: from }: Environment): (string | null)[] => [
  findServerProblem(server),
  findSenderProblem(from),
]

const findServerProblem = (url: string | undefined): string | null => {
  if (!url) return 'SMTP_URL must be set in production: mails contain gift cards and links to orders'
  const isMailServer = URL.canParse(url) && ['smtp:', 'smtps:'].includes(new URL(url).protocol)
  return isMailServer ? null : 'SMTP_URL must be an smtp or smtps address'
}

/** Domains that no one can own (RFC 2606, RFC 6761, RFC 6762). */
const reservedDomain = /(?:^|\.)(?:test|example|invalid|localhost|local|internal|example\.(?:com|net|org))$/i

const findSenderProblem = (from: string | undefined): string | null => {
  if (!from) return 'MAIL_FROM must be set in production, such as Shop <hello@your-domain>'
  const [sender, ...more] = addressparser(from, { flatten: true })
  const domain = sender?.address.split('@')[1] ?? ''
  if (!sender || more.length > 0 || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(domain))
    return 'MAIL_FROM must be one mail address, such as Shop <hello@your-domain>'
  return reservedDomain.test(domain) ? `MAIL_FROM must be of a domain of yours, not of ${domain}` : null
}

const listSecretProblems = (env: Environment): string[] => {
  const weak = ownSecrets.flatMap((name) => {
    const problem = env[name] ? findSecretProblem(env[name]) : null
    return problem ? [`${name} ${problem}`] : []
  })
  const given = allSecrets.filter((name) => env[name])
  const equal = given.flatMap((name, index) => {
    const same = given.slice(0, index).find((other) => env[other] === env[name])
    return same ? [`${name} must not be the same as ${same}`] : []
  })
  return [...weak, ...equal]
}
