import type { Config } from '../config.ts'
import { createPaymentDesk, type PaymentDesk } from './payment-desk.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

/** Opens the providers that the configuration names. */
export const openPaymentDesk = (config: Config, sandboxUrl: string, now: () => number): PaymentDesk =>
  createPaymentDesk([createSandboxProvider({ url: sandboxUrl, ...config.paymentSecrets, now })])
