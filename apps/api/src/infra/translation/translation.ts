export type TranslationQuery = {
  readonly texts: readonly string[]
  /** The language of the texts, such as `de`. */
  readonly from: string
  /** The locale of the reader. */
  readonly locale: string
}

/** Translates what shoppers wrote. It never fails: null where no service is configured, or while it does not answer (decision 0084). */
export type Translation = {
  readonly isConfigured: boolean
  /** The texts in their order. */
  readonly translate: (query: TranslationQuery) => Promise<readonly string[] | null>
}

/** The place of a service in a shop that has none. */
export const noTranslation: Translation = { isConfigured: false, translate: async () => null }
