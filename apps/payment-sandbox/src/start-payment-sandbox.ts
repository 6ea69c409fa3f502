import Fastify from 'fastify'
import { mountBankPages } from './bank/mount-bank-pages.ts'
import { toTestCardsPage } from './cards/to-test-cards-page.ts'
import { mountFieldRoutes } from './fields/fields.routes.ts'
import { readStyle } from './http/browser-files.ts'
import { createFaults, installFaults } from './http/faults.ts'
import { sendPage } from './http/html-page.ts'
import { createIdempotency } from './http/idempotency.ts'
import { requireApiKey } from './http/require-api-key.ts'
import { sendProblem, toBody } from './http/sandbox-problem.ts'
import { openLedger } from './journal/ledger.ts'
import { type SandboxOptions, toSettings } from './options.ts'
import { resumeCompletions } from './payments/complete-payment.ts'
import { mountPaymentRoutes } from './payments/payments.routes.ts'
import { mountPeers } from './peers/mount-peers.ts'
import type { Provider } from './provider.ts'
import { createIds } from './random.ts'
import { createTimers } from './timers.ts'
import { mountTestControls } from './webhooks/test-controls.routes.ts'
import { createWebhookSender, toDelivery } from './webhooks/webhook-sender.ts'

export type PaymentSandbox = {
  url: string
  port: number
  /** Sends webhooks to this address from now on, the undelivered ones included: for a shop that starts after the sandbox. */
  sendWebhooksTo(url: string): void
  /** Counts what will still happen of its own accord: delayed steps, and deliveries of events. */
  countPending(): number
  close(): Promise<void>
}

const largestBody = 16 * 1024

/** Starts the sandbox; it listens when the promise resolves. */
export async function startPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const settings = toSettings(options)
  const ledger = openLedger(options.storage, settings.clock())
  const sender = createWebhookSender(ledger, settings, options.webhookUrl ?? null)
  const timers = createTimers()
  const createId = createIds(options.seed === undefined ? null : options.seed + ledger.linesAtStart)
  const provider: Provider = { settings, ledger, sender, createId, after: timers.after }

  const app = buildApp(provider)
  const host = options.host ?? '127.0.0.1'
  await app.listen({ port: options.port, host })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : options.port
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
  settings.publicUrl ||= url

  resumeCompletions(provider)
  const sendUndelivered = () => {
    for (const event of ledger.listUndelivered()) sender.send([toDelivery(event)])
  }
  sendUndelivered()

  const close = async () => {
    timers.clear()
    sender.close()
    await app.close()
    ledger.close()
  }
  let closing: Promise<void> | null = null

  return {
    url,
    port,
    sendWebhooksTo(webhookUrl) {
      sender.control({ ...sender.controls(), url: webhookUrl })
      sendUndelivered()
    },
    countPending: () => timers.count() + sender.countPending(),
    close() {
      closing ??= close()
      return closing
    },
  }
}

function buildApp(provider: Provider) {
  const app = Fastify({
    bodyLimit: largestBody,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  })
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(toBody('not_found', 'There is nothing here.')))
  app.get('/healthz', async () => ({ status: 'ok' }))
  const testCardsPage = toTestCardsPage(readStyle('browser/test-cards.css'))
  app.get('/', (_request, reply) => sendPage(reply, testCardsPage))

  const faults = createFaults()
  const once = createIdempotency(provider.ledger, provider.settings.clock)
  app.register(async (server) => {
    server.addHook('onRequest', requireApiKey(provider.settings.apiKey))
    server.register(async (calls) => {
      installFaults(calls, faults)
      mountPaymentRoutes(calls, provider, once)
    })
    server.register(async (controls) => mountTestControls(controls, provider, faults))
  })
  mountPeers(app, provider, { faults, once })
  mountFieldRoutes(app, provider)
  mountBankPages(app, provider)
  return app
}
