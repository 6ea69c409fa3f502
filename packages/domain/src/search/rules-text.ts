import { isRuleQuery, type SearchRules } from './search-rules.ts'

/** Rules as the back office edits them: a text for each kind, with a rule on each line. */
export type RulesText = Readonly<Record<keyof SearchRules, string>>

export type ParsedRulesText =
  | { readonly ok: true; readonly rules: SearchRules }
  | { readonly ok: false; readonly kind: keyof SearchRules; readonly line: string }

/** Formats rules as text: `boots, wellies` · `returns = /page` · `boots | material:leather | 10` · `boots = LH1, LH2`; `category:2101` in the place of a text for the lists of a category. */
export function formatRules({ synonyms, redirects, boosts, pins, popular }: SearchRules): RulesText {
  return {
    synonyms: synonyms.map((group) => group.join(', ')).join('\n'),
    redirects: redirects.map(({ query, url }) => `${query} = ${url}`).join('\n'),
    boosts: boosts.map(({ query, target, points }) => `${query || '*'} | ${target} | ${points}`).join('\n'),
    pins: pins.map(({ query, productIds }) => `${query} = ${productIds.join(', ')}`).join('\n'),
    popular: popular.join('\n'),
  }
}

/** Parses the texts; names the first line that is no rule. */
export function parseRules(text: RulesText): ParsedRulesText {
  const problems: { readonly kind: keyof SearchRules; readonly line: string }[] = []
  const read = <Rule>(kind: keyof SearchRules, parse: (line: string) => Rule | null): Rule[] =>
    listLines(text[kind]).flatMap((line) => {
      const rule = parse(line)
      if (rule === null) problems.push({ kind, line })
      return rule === null ? [] : [rule]
    })
  const rules: SearchRules = {
    synonyms: read('synonyms', parseSynonyms),
    redirects: read('redirects', parseRedirect),
    boosts: read('boosts', parseBoost),
    pins: read('pins', parsePins),
    popular: listLines(text.popular),
  }
  const [problem] = problems
  return problem ? { ok: false, ...problem } : { ok: true, rules }
}

const splitAt = (text: string, separator: string): string[] => text.split(separator).map((part) => part.trim())
const listLines = (text: string): string[] => splitAt(text, '\n').filter(Boolean)
const listItems = (text: string): string[] => splitAt(text, ',').filter(Boolean)

const parseSynonyms = (line: string): string[] | null => {
  const group = listItems(line)
  return group.length > 1 ? group : null
}

const parseRedirect = (line: string) => {
  const [query, url, more] = splitAt(line, ' = ')
  return query && url && more === undefined && !query.startsWith('category:') && /^\/(?!\/)[^\s\\]*$/.test(url)
    ? { query, url }
    : null
}

const parseBoost = (line: string) => {
  const [query, target, points, more] = splitAt(line, '|')
  const value = Number(points)
  const isWhole = Number.isInteger(value) && Math.abs(value) <= 50 && points !== ''
  if (!query || !isRuleQuery(query) || !target || more !== undefined || !isWhole || !/^[a-z]+:.+$/.test(target))
    return null
  return { query: query === '*' ? '' : query, target, points: value }
}

const parsePins = (line: string) => {
  const [query, list, more] = splitAt(line, ' = ')
  const productIds = listItems(list ?? '').map((id) => id.toUpperCase())
  return query && isRuleQuery(query) && productIds.length > 0 && more === undefined ? { query, productIds } : null
}
