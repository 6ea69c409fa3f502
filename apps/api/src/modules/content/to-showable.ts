import { Block, contentDocumentSchemas } from '@lacehouse/contracts'
import { isContentDoctype } from '@lacehouse/domain/content/document-types'
import type { ContentView } from '../../core/content/content.queries.ts'
import { removeNulls } from '../../core/content/remove-nulls.ts'

/**
 * Makes of a stored body the document that a reply shows; null where there is none. What is published was validated against its schema
 * then, and the serialiser omits fields that the contract lacks. No contract has null fields, so that every reply fulfils the promise of
 * `removeNulls`, whether or not the caller asks.
 */
export function toShowable<Document>(doctype: string, view: ContentView, body: unknown): Document | null {
  const whole = removeNulls(body)
  return (view === 'published' ? whole : completeDraft(doctype, whole)) as Document | null
}

/**
 * Makes of a draft what can be shown of it: fields of a page that are missing are empty, and blocks whose fields are not complete yet
 * are left out. Null where nothing can be shown.
 */
const completeDraft = (doctype: string, body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !isContentDoctype(doctype)) return null
  const schema = contentDocumentSchemas[doctype]
  if (schema.safeParse(body).success) return body
  const { blocks, ...fields } = body as Readonly<Record<string, unknown>>
  const texts = { id: '', slug: '', title: '', date: '1970-01-01', tags: [], ...fields }
  const whole = Array.isArray(blocks) ? blocks.filter((block) => Block.safeParse(block).success) : []
  const draft = { ...texts, blocks: whole }
  return schema.safeParse(draft).success ? draft : null
}
