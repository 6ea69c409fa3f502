import { convertShoeSize, type SizeAudience } from '@lacehouse/domain/product/shoe-sizes'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import type { ProductFacts } from './product-facts.ts'

/** How good a product is as an answer: 3 what was asked for, 2 nearly, 1 related, 0 not an answer. */
export type Grade = 0 | 1 | 2 | 3

/** Judges each product as the answer to one query. */
export type Judgement = (product: ProductFacts) => Grade

type Test = (product: ProductFacts) => boolean

/**
 * Reads a judgement: the name of an intent, then what the answer has to be besides. `women`, `men`, `kids`, `unisex`, `sale` and
 * `new`, `c:` colours, `s:` a size in the site's system, `min:` and `max:` prices and `n:` a part of the name must hold; without
 * `m:` a material, `f:` a feature, `a:` an activity, `w:` a width or `fit:` a product is related at most. `|` separates alternatives.
 */
export function parseJudgement(text: string, context: { intents: Intents; system: SizeSystem }): Judgement {
  const [intent = '', ...conditions] = text.split(' ')
  const clauses = context.intents[intent]
  if (clauses === undefined) throw new Error(`There is no intent ${intent}.`)
  const gradeIntent = parseIntent(clauses)
  const tests = conditions.map((condition) => ({
    isHard: !/^(?:[mfaw]|fit):/.test(condition) || condition.includes('|f:'),
    holds: parseCondition(condition, context.system),
  }))
  return (product) => {
    const grade = gradeIntent(product)
    const failed = tests.filter(({ holds }) => !holds(product))
    if (failed.some(({ isHard }) => isHard)) return 0
    return failed.length > 0 ? (Math.min(grade, 1) as Grade) : grade
  }
}

/** The clauses of each intent, `grade:property=value|value,property=value;…`; the first that holds says the grade. */
export type Intents = Readonly<Record<string, string>>

const parseIntent = (text: string): Judgement => {
  const clauses = text.split(';').map((clause) => {
    const [grade = '', tests = ''] = clause.split(':')
    return { grade: Number(grade) as Grade, tests: tests.split(',').map(parseProperty) }
  })
  return (product) => clauses.find(({ tests }) => tests.every((holds) => holds(product)))?.grade ?? 0
}

const parseProperty = (text: string): Test => {
  const [property = '', values = ''] = text.split('=')
  const wanted = values.split('|')
  return ({ values: own }) => wanted.some((value) => own[property]?.includes(value))
}

const propertyOf: Readonly<Record<string, string>> = {
  c: 'color',
  m: 'material',
  f: 'feature',
  a: 'activity',
  w: 'width',
  fit: 'fit',
}

const parseCondition = (text: string, system: SizeSystem): Test => {
  const [key = '', ...rest] = text.split(':')
  const value = rest.join(':')
  const wanted = value.split('|').map((one) => one.replace(/^[a-z]+:/, ''))
  if (key === 's') return (product) => hasSize(product, value, system)
  if (key === 'min') return ({ price }) => price >= Number(value)
  if (key === 'max') return ({ price }) => price <= Number(value)
  if (key === 'n') return ({ name }) => name.includes(value.replaceAll('_', ' '))
  if (key === 'sale' || key === 'new') return ({ values }) => values.offer?.includes(key) ?? false
  const property = propertyOf[key]
  if (property) return ({ values }) => wanted.some((one) => values[property]?.includes(one))
  if (key === 'kids') return ({ values }) => values.gender?.includes('kids') ?? false
  return ({ values }) => values.gender?.some((gender) => gender === key || gender === 'unisex') ?? false
}

const hasSize = ({ sizes, values }: ProductFacts, wanted: string, system: SizeSystem): boolean => {
  const audiences = (values.gender ?? []).map((gender) => (gender === 'unisex' ? 'men' : gender) as SizeAudience)
  return sizes.some(
    (size) => size === wanted || audiences.some((audience) => convertShoeSize(size, audience, system) === wanted),
  )
}
