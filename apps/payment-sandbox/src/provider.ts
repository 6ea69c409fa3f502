import type { Ledger } from './journal/ledger.ts'
import type { SandboxSettings } from './options.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

/** What every route and use case works with. */
export type Provider = {
  settings: SandboxSettings
  ledger: Ledger
  sender: WebhookSender
  createId: (prefix: string) => string
  /** Runs something after so many milliseconds, unless the sandbox is closed before. */
  after: (ms: number, run: () => void) => void
}

/** The present moment as it is written into records. */
export function timestamp(provider: Provider): string {
  return provider.settings.clock().toISOString()
}
