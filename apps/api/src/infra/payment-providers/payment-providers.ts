import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { PaymentMethod } from './payment-method.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The providers of a shop: each method is taken by the first of them that takes it. */
export type PaymentProviders = {
  readonly methods: readonly PaymentMethodCode[]
  readonly findMethod: (code: PaymentMethodCode) => PaymentMethod | null
  readonly findFor: (method: PaymentMethodCode) => PaymentProvider | null
  readonly find: (name: string) => PaymentProvider | null
  /** The provider that a payment was written down with; throws for one that the shop no longer has. */
  readonly get: (name: string) => PaymentProvider
  /** What the checkout's pages let in for all methods, as a Content-Security-Policy lists it. */
  readonly pageOrigins: string
}

export function createPaymentProviders(providers: readonly PaymentProvider[]): PaymentProviders {
  const find = (name: string) => providers.find((provider) => provider.name === name) ?? null
  const methods = providers.flatMap((provider) => provider.methods)
  return {
    methods: [...new Set(methods.map(({ code }) => code))],
    findMethod: (code) => methods.find((method) => method.code === code) ?? null,
    findFor: (code) => providers.find((provider) => provider.methods.some((method) => method.code === code)) ?? null,
    find,
    get: (name) => {
      const provider = find(name)
      if (!provider) throw new Error(`there is no payment provider ${name} any more`)
      return provider
    },
    pageOrigins: [...new Set(methods.flatMap(({ pageOrigins }) => pageOrigins))].join(' '),
  }
}
