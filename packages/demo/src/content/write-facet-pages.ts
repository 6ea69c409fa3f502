import { slugify } from '@lacehouse/domain/url/slugify'
import { z } from 'zod'
import { readData } from '../read-data.ts'
import type { ContentContext } from './content-context.ts'
import type { DemoDocument } from './documents.ts'

const FacetPage = z.strictObject({ key: z.string(), category: z.string(), query: z.string() })
const { pages } = readData('content/facet-pages', z.strictObject({ pages: z.array(FacetPage) }))

/** The parts of categories that have a page of their own; a site without the category has none. */
export function writeFacetPages({ getText, findCategory }: ContentContext): DemoDocument[] {
  return pages.flatMap(({ key, category: path, query }) => {
    const category = findCategory(path)
    if (!category) return []
    const title = getText(`content/facet-pages.${key}.title`)
    const slug = slugify(title)
    const description = getText(`content/facet-pages.${key}.description`)
    const body = { ...{ id: `facet-page-${slug}`, slug, title }, description, categoryId: category.id, query }
    return { doctype: 'facet-page', slug, body }
  })
}
