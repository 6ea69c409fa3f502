import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { PaymentMethod } from './payment-method.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The providers of a shop. Each method belongs to the first provider that has it. */
export type PaymentProviders = {
  readonly methods: readonly PaymentMethodCode[]
  readonly findMethod: (code: PaymentMethodCode) => PaymentMethod | null
  readonly findFor: (method: PaymentMethodCode) => PaymentProvider | null
  readonly find: (name: string) => PaymentProvider | null
  /** Returns the provider of a stored payment; throws when the shop no longer has it. */
  readonly get: (name: string) => PaymentProvider
  /** The origins of all methods, for the checkout's Content-Security-Policy. */
  readonly pageOrigins: string
  /** The origins of scripts among them. */
  readonly scriptOrigins: string
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
    pageOrigins: join(methods.map(({ pageOrigins }) => pageOrigins)),
    scriptOrigins: join(methods.map(({ pageOrigins, scriptOrigins = pageOrigins }) => scriptOrigins)),
  }
}

const join = (origins: readonly (readonly string[])[]): string => [...new Set(origins.flat())].join(' ')
