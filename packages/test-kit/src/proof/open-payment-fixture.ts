import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureOrder, type MoneyCommand, type MoneyOutcome, makeDeps, readConfig, refundOrder } from '@lacehouse/api'
import type { Database } from '@lacehouse/database'
import { loadShippingMethods, loadSites } from '@lacehouse/demo'

type PaymentFixtureOptions = {
  readonly database: Database
  readonly sandboxUrl: string
  readonly secrets: { readonly apiKey: string; readonly webhookSecret: string }
}

/** A second instance of a running shop that captures and refunds orders. */
export type PaymentFixture = {
  readonly capture: (command: MoneyCommand) => Promise<MoneyOutcome>
  readonly refund: (command: MoneyCommand) => Promise<MoneyOutcome>
  readonly close: () => Promise<void>
}

/** Opens the capture and refund of the API on a running shop's database and provider. */
export async function openPaymentFixture({
  database,
  sandboxUrl,
  secrets,
}: PaymentFixtureOptions): Promise<PaymentFixture> {
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'lacehouse-payment-fixture'),
    PAYMENT_API_KEY: secrets.apiKey,
    PAYMENT_WEBHOOK_SECRET: secrets.webhookSecret,
    LOG_LEVEL: 'fatal',
  })
  const [sites, shippingMethods] = await Promise.all([loadSites(), loadShippingMethods()])
  const deps = await makeDeps({ config, database, sites, shippingMethods, paymentUrl: sandboxUrl, isWorker: false })
  return { capture: captureOrder(deps), refund: refundOrder(deps), close: deps.close }
}
