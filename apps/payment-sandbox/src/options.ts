export type SandboxOptions = {
  port: number
  host?: string
  /** The journal's file; without it payments end with the process. With `fsync` they survive a power cut. */
  storage?: { file: string; fsync?: boolean }
  webhookUrl?: string
  webhookSecret: string
  apiKey: string
  clock?: () => Date
  /** Makes ids and faults repeatable; ids are then guessable, so only for tests. */
  seed?: number
  /** Where browsers reach this origin, when it is not `http://host:port`. */
  publicUrl?: string
  /** Origins whose pages may frame ours; `*` stands for any port. Default: this machine's names, any port. */
  allowedOrigins?: readonly string[]
  allowTestTokens?: boolean
  merchantName?: string
  delays?: Partial<Delays>
  webhookRetry?: Partial<WebhookRetry>
}

/** Milliseconds until a delayed step takes place. */
type Delays = {
  slow: number
  pending: number
  lateCapture: number
}

/** A failed delivery is repeated after `first` milliseconds, then twice as long each time, up to `longest`. */
type WebhookRetry = {
  attempts: number
  first: number
  longest: number
  timeout: number
}

export type SandboxSettings = {
  apiKey: string
  webhookSecret: string
  clock: () => Date
  /** Empty until the port is known. */
  publicUrl: string
  allowedOrigins: readonly string[]
  allowTestTokens: boolean
  merchantName: string
  delays: Delays
  webhookRetry: WebhookRetry
}

const seconds = (count: number): number => count * 1000
export function minutes(count: number): number {
  return seconds(count * 60)
}
export function hours(count: number): number {
  return minutes(count * 60)
}

const thisMachine = ['localhost', '127.0.0.1'].flatMap((name) => [`http://${name}:*`, `https://${name}:*`])

/** The options with their defaults. */
export function toSettings(options: SandboxOptions): SandboxSettings {
  return {
    apiKey: options.apiKey,
    webhookSecret: options.webhookSecret,
    clock: options.clock ?? (() => new Date()),
    publicUrl: options.publicUrl ?? '',
    allowedOrigins: options.allowedOrigins ?? thisMachine,
    allowTestTokens: options.allowTestTokens ?? false,
    merchantName: options.merchantName ?? 'Lacehouse',
    delays: { slow: seconds(8), pending: seconds(3), lateCapture: seconds(5), ...options.delays },
    webhookRetry: { attempts: 12, first: 500, longest: minutes(1), timeout: seconds(5), ...options.webhookRetry },
  }
}
