import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@lacehouse/api/config'
import { keepRunning, type Launched } from './keep-running.ts'

export type RunningSandbox = { readonly url: string; readonly stop: () => Promise<void> }

const program = fileURLToPath(import.meta.resolve('@lacehouse/payment-sandbox/main'))

/**
 * Starts the payment sandbox in its own process and on its own origin. It is started again with its journal when it ends by itself, so
 * that orders whose payment is open become final; it ends with the shop, also when the shop is killed.
 */
export async function startSandbox(config: Config): Promise<RunningSandbox> {
  const { stop } = await keepRunning(() => launch(config), {
    name: 'The payment sandbox',
    report: (message) => process.stderr.write(`${message}\n`),
  })
  return { url: `http://${config.host}:${config.paymentSandboxPort}`, stop }
}

const launch = async (config: Config): Promise<Launched> => {
  const child = fork(program, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: toEnvironment(config),
    // A Ctrl-C at the terminal reaches only the shop, which stops the sandbox when it needs it no more.
    detached: true,
  })
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? `code ${code}`))
  await waitUntilReady(child, ended)
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const toEnvironment = (config: Config): NodeJS.ProcessEnv => ({
  ...process.env,
  PAYMENT_SANDBOX_PORT: String(config.paymentSandboxPort),
  PAYMENT_SANDBOX_HOST: config.host,
  PAYMENT_SANDBOX_PUBLIC_URL: config.paymentPublicUrl,
  PAYMENT_SANDBOX_API_KEY: config.paymentSecrets.apiKey,
  PAYMENT_SANDBOX_WEBHOOK_SECRET: config.paymentSecrets.webhookSecret,
  PAYMENT_SANDBOX_WEBHOOK_URL: `http://${config.host}:${config.port}/webhooks/payments/lacepay`,
  PAYMENT_SANDBOX_DATA_DIR: join(config.dataDir, 'payments'),
  PAYMENT_SANDBOX_ALLOWED_ORIGINS: [new URL(config.publicUrl).origin, 'http://localhost:*', 'http://127.0.0.1:*'].join(
    ',',
  ),
})

const waitUntilReady = async (child: ChildProcess, ended: Promise<string>): Promise<void> => {
  const ready = new Promise<null>((resolve) => child.stdout?.once('data', () => resolve(null)))
  const reason = await Promise.race([ready, ended])
  if (reason !== null) throw new Error(`The payment sandbox ended (${reason}); is its port taken?`)
}
