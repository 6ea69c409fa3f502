import { Block, type ContentTypes, contentDocumentSchemas } from '@lacehouse/contracts'
import { contentDoctypes, fixedPages } from '@lacehouse/domain/content/document-types'
import { findTimeZone } from '@lacehouse/domain/time/site-clock'
import { z } from 'zod'
import type { Handler } from '../../../http/call.ts'
import type { StaffContentDeps } from './find-document.ts'

/** Replies with the types of documents and blocks as JSON Schema; forms are made from them. */
export function getContentTypes({ sites }: StaffContentDeps): Handler<'backoffice.getContentTypes'> {
  return () => ({
    ...describeTypes(),
    sites: sites.map(({ siteId, name, locales, defaultLocale, country }) => ({
      ...{ siteId, name, locales: [...locales], defaultLocale, timeZone: findTimeZone(country) },
    })),
  })
}

let described: Pick<ContentTypes, 'doctypes' | 'blocks' | 'fixedPages'> | undefined

const describeTypes = () => {
  described ??= {
    doctypes: contentDoctypes.map((doctype) => ({
      doctype,
      schema: toSchema(withoutBlocks(contentDocumentSchemas[doctype])),
    })),
    blocks: Block.options.map((block) => ({ type: block.shape.type.value, schema: toSchema(block) })),
    fixedPages: [...fixedPages],
  }
  return described
}

/** A page lists its blocks by type, each of which has a schema of its own. */
const withoutBlocks = (schema: z.ZodObject): z.ZodObject =>
  'blocks' in schema.shape
    ? schema.extend({
        blocks: z.array(z.object({ id: z.string(), type: z.enum(Block.options.map((one) => one.shape.type.value)) })),
      })
    : schema

const toSchema = (schema: z.ZodType): Record<string, unknown> =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })
