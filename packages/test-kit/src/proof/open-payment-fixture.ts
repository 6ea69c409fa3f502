import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureOrder, type MoneyCommand, type MoneyOutcome, makeDeps, readConfig, refundOrder } from '@lacehouse/api'
import type { Database } from '@lacehouse/database'
import { loadShippingMethods, loadSites } from '@lacehouse/demo'

type DeskOptions = {
  readonly database: Database
  readonly sandboxUrl: string
  readonly secrets: { readonly apiKey: string; readonly webhookSecret: string }
}

/** Another instance of a running shop, of which only the money of its orders is asked for. */
export type PaymentFixture = {
  readonly capture: (wish: MoneyCommand) => Promise<MoneyOutcome>
  readonly refund: (wish: MoneyCommand) => Promise<MoneyOutcome>
  readonly close: () => Promise<void>
}

/** Opens the shop's own way of taking and giving back money, on its database and its provider. */
export async function openPaymentFixture({ database, sandboxUrl, secrets }: DeskOptions): Promise<PaymentFixture> {
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'lacehouse-money-desk'),
    PAYMENT_API_KEY: secrets.apiKey,
    PAYMENT_WEBHOOK_SECRET: secrets.webhookSecret,
    LOG_LEVEL: 'fatal',
  })
  const [sites, shippingMethods] = await Promise.all([loadSites(), loadShippingMethods()])
  const deps = await makeDeps({ config, database, sites, shippingMethods, paymentUrl: sandboxUrl, isWorker: false })
  return { capture: captureOrder(deps), refund: refundOrder(deps), close: deps.close }
}
