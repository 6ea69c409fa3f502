type Diminutive = { readonly pattern: RegExp; readonly endings: readonly string[] }

const diminutives: Readonly<Record<string, readonly Diminutive[]>> = {
  de: [{ pattern: /(?:chen|lein)$/, endings: ['', 'e'] }],
  es: [
    { pattern: /[ei]?c(?:it|ill)[oa]s?$/, endings: ['', 'e'] },
    { pattern: /(?:it|ill)[oa]s?$/, endings: ['o', 'a', ''] },
  ],
  it: [
    { pattern: /cin[oaie]$/, endings: ['e', ''] },
    { pattern: /(?:in|ett|ell)[oaie]$/, endings: ['o', 'a', 'e'] },
  ],
  nl: [
    { pattern: /jes?$/, endings: [''] },
    { pattern: /(?:[tpk]|et)jes?$/, endings: [''] },
  ],
}

const shortestBase = 3

/** Lists the words that a diminutive may be of: `sandaaltjes` → `sandaal`, `maglioncino` → `maglione`, `botitas` → `bota`. */
export function listBaseWords(word: string, language: string): string[] {
  return (diminutives[language] ?? []).flatMap(({ pattern, endings }) => {
    const root = word.replace(pattern, '')
    if (root === word || root.length < shortestBase) return []
    // `giacchetta` and `balletje` write the last consonant of `giacca` and `bal` in another way.
    const roots = [root, root.replace(/ch$/, 'c'), root.replace(/([^aeiou])\1$/, '$1')]
    return [...new Set(roots)].flatMap((one) => endings.map((ending) => one + ending))
  })
}
