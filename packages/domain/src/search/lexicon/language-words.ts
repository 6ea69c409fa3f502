/**
 * The words of one language as data: lower case, without accents. A new language is a file of this type and a line in the lexicon.
 */
export type LanguageWords = {
  /**
   * What words mean in terms of the facets, a line each: `facet:value+facet:value*weight … = phrase, phrase`. `+` joins what a product
   * has to have together; a weight below 1 marks what is only near to what was asked for. `kind` is a facet here too.
   */
  readonly meanings: string
  /** Phrases that mean the same and that no facet says: a line each, separated by commas. */
  readonly sameWords: string
  /** Words for the wearers, separated by spaces. */
  readonly genders: Readonly<Record<'women' | 'men' | 'kids' | 'unisex', string>>
  /** Phrases that ask for reduced products, separated by commas. */
  readonly sale: string
  /** Words that say nothing of the product, separated by spaces. */
  readonly stopWords: string
  readonly sizes: { readonly words: string; readonly small: string; readonly medium: string; readonly large: string }
  /** Alternatives of regular expressions that stand around an amount. */
  readonly prices: {
    readonly most: string
    readonly least: string
    readonly between: string
    readonly and: string
    readonly currency: string
  }
}
