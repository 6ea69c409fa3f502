import type { Ledger } from './journal/ledger.ts'
import type { SandboxSettings } from './options.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

/** The dependencies of every route and use case. */
export type Provider = {
  settings: SandboxSettings
  ledger: Ledger
  sender: WebhookSender
  createId: (prefix: string) => string
  /** Runs a function after a number of milliseconds, unless the sandbox is closed before. */
  after: (ms: number, run: () => void) => void
}

/** The current time in the format of records. */
export function timestamp(provider: Provider): string {
  return provider.settings.clock().toISOString()
}
