/** Who takes the shop's payments. */
export type PaymentConfig =
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'stripe'
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecret: string
      /** Another address than Stripe's own. */
      readonly apiUrl: string | null
    }

type Environment = Readonly<Record<string, string | undefined>>

/** Reads who takes payments; a shop for real customers has to name them, the sandbox too (PAY-12). */
export const readPaymentConfig = (env: Environment, production: boolean, problems: string[]): PaymentConfig => {
  const provider = env.PAYMENT_PROVIDER || (production ? '' : 'sandbox')
  if (provider === 'sandbox') return { provider }
  if (provider !== 'stripe') {
    problems.push(`PAYMENT_PROVIDER must be stripe or sandbox${provider ? `, not “${provider}”` : ' in production'}`)
    return { provider: 'sandbox' }
  }
  const read = (name: string, start: string): string => {
    const text = env[name] ?? ''
    if (!text.startsWith(start)) problems.push(`${name} must begin with ${start}`)
    return text
  }
  return {
    provider,
    secretKey: read('STRIPE_SECRET_KEY', 'sk_'),
    publishableKey: read('STRIPE_PUBLISHABLE_KEY', 'pk_'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET', 'whsec_'),
    apiUrl: env.STRIPE_API_URL || null,
  }
}
