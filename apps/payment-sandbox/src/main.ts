import { join } from 'node:path'
import { startPaymentSandbox } from './start-payment-sandbox.ts'

const defaultPort = 4001
const { env } = process

const dataDirectory = env.PAYMENT_SANDBOX_DATA_DIR
const sandbox = await startPaymentSandbox({
  port: Number(env.PAYMENT_SANDBOX_PORT ?? defaultPort),
  host: env.PAYMENT_SANDBOX_HOST,
  storage: dataDirectory ? { file: join(dataDirectory, 'payments.jsonl') } : undefined,
  webhookUrl: env.PAYMENT_SANDBOX_WEBHOOK_URL,
  webhookSecret: required('PAYMENT_SANDBOX_WEBHOOK_SECRET'),
  apiKey: required('PAYMENT_SANDBOX_API_KEY'),
  publicUrl: env.PAYMENT_SANDBOX_PUBLIC_URL,
  allowedOrigins: env.PAYMENT_SANDBOX_ALLOWED_ORIGINS?.split(','),
  allowTestTokens: env.PAYMENT_SANDBOX_ALLOW_TEST_TOKENS === 'true',
})
process.stdout.write(`Payment sandbox at ${sandbox.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close)
// A sandbox that a shop starts ends with the shop: it notices by the closed channel.
process.once('disconnect', close)

async function close(): Promise<void> {
  await sandbox.close()
  process.exit(0)
}

function required(name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
