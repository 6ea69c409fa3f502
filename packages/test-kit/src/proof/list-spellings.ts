type Solution = Readonly<Record<string, string | number>>

/** Lists other texts that a lenient reader takes for the same solution of a proof of work; none equals the text itself. */
export function listSpellings(text: string, count: number): string[] {
  const solution: Solution = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  const spellings = new Set<string>()
  for (let nth = 0; spellings.size < count; nth += 1) {
    const spelled = waysToSpell[nth % waysToSpell.length]?.(solution, 1 + Math.floor(nth / waysToSpell.length)) ?? ''
    if (spelled !== text) spellings.add(spelled)
  }
  return [...spellings]
}

type Spell = (solution: Solution, nth: number) => string

const toBase64 = (json: string): string => Buffer.from(json).toString('base64')

const turn = (solution: Solution, by: number): Solution => {
  const entries = Object.entries(solution)
  const at = by % entries.length
  return Object.fromEntries([...entries.slice(at), ...entries.slice(0, at)])
}

const put = (text: string, at: number, between: string): string => text.slice(0, at) + between + text.slice(at)

// Each way has endless texts: `nth` chooses among them.
const waysToSpell: readonly Spell[] = [
  // White space between the parts of the JSON.
  (solution, nth) => toBase64(JSON.stringify(solution, null, nth)),
  (solution, nth) => toBase64(`${' '.repeat(nth)}${JSON.stringify(solution)}`),
  // Another order of the keys, and keys that no reader asks for.
  (solution, nth) => toBase64(JSON.stringify(turn(solution, nth), null, Math.floor(nth / 5))),
  (solution, nth) => toBase64(JSON.stringify({ ...solution, [`extra${nth}`]: nth })),
  // A key twice, of which readers take the last.
  (solution, nth) => toBase64(JSON.stringify(solution).replace('{', `{"number":${nth},`)),
  // A number in another notation, a letter as its escape.
  (solution, nth) => toBase64(JSON.stringify(solution).replace(/"number":(\d+)/, `"number":$1.${'0'.repeat(nth)}`)),
  (solution, nth) => toBase64(`${JSON.stringify(solution).replace('SHA', '\\u0053HA')}${' '.repeat(nth)}`),
  // The same bytes in other base64: without padding or with more of it, broken by white space.
  (solution, nth) => `${toBase64(JSON.stringify(solution)).replace(/=+$/, '')}${'='.repeat(nth + 2)}`,
  (solution, nth) => put(toBase64(JSON.stringify(solution)), 4 * nth, '\t'),
  (solution, nth) => put(toBase64(`${JSON.stringify(solution)}${' '.repeat(nth)}`).replaceAll('=', ''), 4, ' '),
]
