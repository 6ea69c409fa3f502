import { listRows } from '@lacehouse/database'
import { commonMarks } from '@lacehouse/domain/product/product-mark'
import { findMessage } from '@lacehouse/messages'
import { listMarks } from '../../../core/catalogue-edit/product-facts.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'

/** Lists the marks of the catalogue, and those that every shop has use for in the words of its languages. */
export function listStaffMarks({
  database,
  sites,
}: Pick<Deps, 'database' | 'sites'>): Handler<'backoffice.listProductMarks'> {
  const locales = [...new Set(sites.flatMap((site) => site.locales))]
  const common = commonMarks.map((code) => ({ code, words: toWords(messageOf[code], locales) }))
  return async () => {
    const used = new Map((await listRows(database.pool, listMarks)).map(({ code, words }) => [code, words]))
    const ofShop = common.map(({ code, words }) => ({ code, words: { ...words, ...used.get(code) } }))
    const others = [...used].filter(([code]) => !common.some((one) => one.code === code))
    return { marks: [...ofShop, ...others.map(([code, words]) => ({ code, words }))] }
  }
}

const messageOf = {
  new: 'locations.facet.offer.new',
  sale: 'locations.facet.offer.sale',
  'coming-soon': 'product.comingSoon',
} as const satisfies Readonly<Record<(typeof commonMarks)[number], string>>

const toWords = (message: string, locales: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = findMessage(locale, message)
      return text === null ? [] : [[locale, text]]
    }),
  )
