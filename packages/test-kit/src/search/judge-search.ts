import { readFile } from 'node:fs/promises'
import { loadSites } from '@lacehouse/demo'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import { type Grade, type Intents, parseJudgement } from './judgement.ts'
import type { ProductFacts } from './product-facts.ts'

/** The languages with judged queries, each with the site and the locale in which they are asked. */
const judgedLanguages = [
  { language: 'en', siteId: 'LH-US', locale: 'en-us' },
  { language: 'de', siteId: 'LH-DE', locale: 'de-de' },
  { language: 'fr', siteId: 'LH-CA', locale: 'fr-ca' },
  { language: 'es', siteId: 'LH-ES', locale: 'es-es' },
  { language: 'it', siteId: 'LH-IT', locale: 'it-it' },
  { language: 'nl', siteId: 'LH-NL', locale: 'nl-nl' },
] as const

/** A language with judged queries, and what of its site the judgements need. */
export type JudgedSite = {
  readonly language: string
  readonly locale: string
  readonly warehouse: string
  readonly system: SizeSystem
}

/** Lists the languages with judged queries. */
export async function listJudgedSites(): Promise<JudgedSite[]> {
  const sites = await loadSites()
  return judgedLanguages.map(({ language, siteId, locale }) => {
    const site = sites.find((one) => one.siteId === siteId)
    if (!site) throw new Error(`There is no site ${siteId}.`)
    return { language, locale, warehouse: site.warehouse, system: site.units.size }
  })
}

/** A query with its judgement as it is written in the file of its language. */
export type JudgedQuery = { readonly text: string; readonly judgement: string }

export type QueryScore = JudgedQuery & {
  /** Normalised discounted cumulative gain of the first ten, 0 to 1; 1 where no product is an answer. */
  readonly ndcg: number
  /** How many products the search found. */
  readonly found: number
}

export type SearchScore = {
  readonly queries: number
  /** Mean over all queries. */
  readonly ndcg: number
  /** Share of queries that found nothing, 0 to 1. */
  readonly zeroRate: number
  /** Queries from the worst to the best. */
  readonly scores: readonly QueryScore[]
}

const folder = new URL('../../data/judged-queries/', import.meta.url)

/** Reads the judged queries of a language; lines are `query | judgement`. */
export async function readJudgedQueries(language: string): Promise<JudgedQuery[]> {
  const lines = (await readFile(new URL(`${language}.txt`, folder), 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => {
    const [text = '', judgement = ''] = line.split(' | ')
    return { text, judgement }
  })
}

export type JudgedSearch = {
  readonly queries: readonly JudgedQuery[]
  readonly facts: readonly ProductFacts[]
  /** The size system of the site. */
  readonly system: SizeSystem
  /** Searches for a text; answers the ids of the first ten and the number of all. */
  readonly search: (text: string) => Promise<{ readonly ids: readonly string[]; readonly total: number }>
}

/** Asks every query and compares the first ten products with the best ten that the catalogue has. */
export async function judgeSearch({ queries, facts, system, search }: JudgedSearch): Promise<SearchScore> {
  const intents: Intents = JSON.parse(await readFile(new URL('intents.json', folder), 'utf8'))
  const scores: QueryScore[] = []
  for (const query of queries) {
    const judge = parseJudgement(query.judgement, { intents, system })
    const grades = new Map(facts.map((product) => [product.id, judge(product)]))
    const { ids, total } = await search(query.text)
    scores.push({ ...query, found: total, ndcg: toNdcg(ids, grades) })
  }
  const count = Math.max(1, scores.length)
  return {
    queries: scores.length,
    ndcg: scores.reduce((sum, { ndcg }) => sum + ndcg, 0) / count,
    zeroRate: scores.filter(({ found }) => found === 0).length / count,
    scores: scores.toSorted((a, b) => a.ndcg - b.ndcg),
  }
}

const depth = 10

const toNdcg = (ids: readonly string[], grades: ReadonlyMap<string, Grade>): number => {
  const best = toGain([...grades.values()].toSorted((a, b) => b - a))
  return best === 0 ? 1 : toGain(ids.map((id) => grades.get(id) ?? 0)) / best
}

const toGain = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)
