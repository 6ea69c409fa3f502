import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@lacehouse/api/config'

export type RunningSandbox = { readonly url: string; readonly stop: () => Promise<void> }

const program = fileURLToPath(import.meta.resolve('@lacehouse/payment-sandbox/main'))

/** Starts the payment sandbox in a process and on an origin of its own; it ends with the shop, however that ends. */
export async function startSandbox(config: Config): Promise<RunningSandbox> {
  const child = fork(program, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PAYMENT_SANDBOX_PORT: String(config.paymentSandboxPort),
      PAYMENT_SANDBOX_HOST: config.host,
      PAYMENT_SANDBOX_PUBLIC_URL: config.paymentPublicUrl,
      PAYMENT_SANDBOX_API_KEY: config.paymentSecrets.apiKey,
      PAYMENT_SANDBOX_WEBHOOK_SECRET: config.paymentSecrets.webhookSecret,
      PAYMENT_SANDBOX_WEBHOOK_URL: `http://${config.host}:${config.port}/webhooks/payments/lacepay`,
      PAYMENT_SANDBOX_DATA_DIR: join(config.dataDir, 'payments'),
      PAYMENT_SANDBOX_ALLOWED_ORIGINS: [
        new URL(config.publicUrl).origin,
        'http://localhost:*',
        'http://127.0.0.1:*',
      ].join(','),
    },
  })
  await waitUntilReady(child)
  return {
    url: `http://${config.host}:${config.paymentSandboxPort}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const waitUntilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The payment sandbox ended with ${code}; is its port taken?`)))
  })
