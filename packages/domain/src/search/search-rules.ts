import { foldText } from './fold-text.ts'

/** What a merchant decides about the search of one site and locale (decision 0080), and about lists of categories (decision 0142). */
export type SearchRules = {
  /** Groups of words or phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** Texts that lead to a page of the shop, such as `returns` to its help page. */
  readonly redirects: readonly { readonly query: string; readonly url: string }[]
  /** Points for products, for one text or for every one, or in the lists of a category. */
  readonly boosts: readonly SearchBoost[]
  /** Products that stand first for a text, or in the lists of a category, in their order. */
  readonly pins: readonly { readonly query: string; readonly productIds: readonly string[] }[]
  /** Searches that the empty search field offers. */
  readonly popular: readonly string[]
}

export type SearchBoost = {
  /** Empty for every search; `category:2101` for the lists of a category, `category:*` for all lists. */
  readonly query: string
  /** `product:ID`, `category:ID`, or a facet with its value such as `material:leather`. */
  readonly target: string
  /** From -50 to 50; a perfect match of the words has 100. */
  readonly points: number
}

export const emptySearchRules: SearchRules = { synonyms: [], redirects: [], boosts: [], pins: [], popular: [] }

/** The parts of a boost's target. */
export function parseBoostTarget(target: string): { readonly kind: string; readonly value: string } {
  const at = target.indexOf(':')
  return { kind: target.slice(0, at), value: target.slice(at + 1) }
}

const ofLists = /^category:(\d{4,10}|\*)$/

/** Whether a rule may be for this: any text, or the lists of a category. */
export function isRuleQuery(query: string): boolean {
  return !isOfLists(query) || ofLists.test(query)
}

/** Finds the category whose lists a rule or an explanation is for, empty for all lists; null for a search. */
export function findListCategory(query: string): string | null {
  const [, id] = ofLists.exec(query.trim()) ?? []
  return id === undefined ? null : id.replace('*', '')
}

const isOfLists = (query: string): boolean => query.startsWith('category:')

/** The rules that concern one search text; texts are the same in any letter case and with or without accents. */
export type RulesOfText = {
  readonly redirect: string | null
  readonly boosts: readonly SearchBoost[]
  readonly pins: readonly string[]
}

/** Picks the rules of a search text. */
export function pickRules({ redirects, boosts, pins }: SearchRules, text: string): RulesOfText {
  const folded = foldText(text)
  const isMeant = ({ query }: { readonly query: string }): boolean => !isOfLists(query) && foldText(query) === folded
  return {
    redirect: redirects.find(isMeant)?.url ?? null,
    boosts: boosts.filter((boost) => boost.query === '' || isMeant(boost)),
    pins: [...new Set(pins.filter(isMeant).flatMap(({ productIds }) => productIds))],
  }
}

/** Picks the rules of a category's lists, and those of all lists; the category is empty where all products are listed. */
export function pickListRules({ boosts, pins }: SearchRules, category: string): Omit<RulesOfText, 'redirect'> {
  const isMeant = ({ query }: { readonly query: string }): boolean => {
    const own = findListCategory(query)
    return own === '' || (own !== null && own === category)
  }
  return { boosts: boosts.filter(isMeant), pins: [...new Set(pins.filter(isMeant).flatMap((pin) => pin.productIds))] }
}
