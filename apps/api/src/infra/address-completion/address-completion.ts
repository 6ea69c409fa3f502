import type { Site } from '@lacehouse/domain/site/site'

/** A field in which typing is completed. */
export type CompletedField = 'addressLine1' | 'postalCode'

export type CompletionQuery = {
  readonly field: CompletedField
  readonly text: string
  readonly country: Site['country']
  readonly locale: string
}

/** The parts of an address that a completion fills in. */
export type AddressCompletionItem = {
  readonly label: string
  readonly address: {
    readonly addressLine1?: string
    readonly postalCode?: string
    readonly city?: string
    readonly province?: string
  }
}

/** Completes addresses while they are typed. It never fails: without an answer it completes nothing (decision 0047). */
export type AddressCompletion = {
  readonly fields: readonly CompletedField[]
  readonly complete: (query: CompletionQuery) => Promise<readonly AddressCompletionItem[]>
}
