import type { Config } from './config.ts'

/** Lists what a production shop should change, although it can run so: connections without TLS, and payments that move no money. */
export function listProductionWarnings(config: Config): string[] {
  const { databaseUrl, redisUrl, smtpUrl, payment } = config
  const warnings = [
    databaseUrl && isRemote(databaseUrl) && !hasDatabaseTls(databaseUrl)
      ? 'DATABASE_URL connects to another machine without TLS: add ?sslmode=verify-full'
      : null,
    redisUrl && isRemote(redisUrl) && redisUrl.startsWith('redis:')
      ? 'REDIS_URL connects to another machine without TLS: use rediss://'
      : null,
    smtpUrl && isRemote(smtpUrl) && smtpUrl.startsWith('smtp:') && !/[?&]requireTLS=true\b/.test(smtpUrl)
      ? 'SMTP_URL may send mails without TLS: use smtps://, or add ?requireTLS=true'
      : null,
    payment.provider === 'sandbox' ? 'PAYMENT_PROVIDER=sandbox takes no money: it is for staging only' : null,
    payment.provider === 'stripe' && payment.secretKey.startsWith('sk_test_')
      ? 'STRIPE_SECRET_KEY is a test key, which takes no money'
      : null,
  ]
  return warnings.filter((warning) => warning !== null)
}

const local = new Set(['localhost', '127.0.0.1', '[::1]', ''])

/** An address without a host is that of a socket on this machine. */
const isRemote = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url)
  return !local.has(hostname) && !searchParams.get('host')?.startsWith('/')
}

const hasDatabaseTls = (url: string): boolean =>
  ['require', 'verify-ca', 'verify-full'].includes(new URL(url).searchParams.get('sslmode') ?? '')
