import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { PaymentProvider } from './payment-provider.ts'

/** The providers of a shop: each method is taken by the first of them that takes it. */
export type PaymentProviders = {
  readonly methods: readonly PaymentMethodCode[]
  readonly findFor: (method: PaymentMethodCode) => PaymentProvider | null
  readonly find: (name: string) => PaymentProvider | null
  /** The provider that a payment was written down with; throws for one that the shop no longer has. */
  readonly get: (name: string) => PaymentProvider
}

export function createPaymentProviders(providers: readonly PaymentProvider[]): PaymentProviders {
  const find = (name: string) => providers.find((provider) => provider.name === name) ?? null
  return {
    methods: [...new Set(providers.flatMap(({ methods }) => methods))],
    findFor: (method) => providers.find(({ methods }) => methods.includes(method)) ?? null,
    find,
    get: (name) => {
      const provider = find(name)
      if (!provider) throw new Error(`there is no payment provider ${name} any more`)
      return provider
    },
  }
}
