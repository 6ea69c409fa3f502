import { contentDocumentSchemas, SanitisedHtml } from '@lacehouse/contracts'
import { markupFieldNames } from '@lacehouse/database/sanitise-document'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Lists the names of the fields with a schema, at any depth of another one. */
const listFields = (schema: unknown, wanted: z.ZodType): string[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return listFields(schema.unwrap(), wanted)
  if (schema instanceof z.ZodArray) return listFields(schema.element, wanted)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listFields(option, wanted))
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    isSchema(field, wanted) ? [name] : listFields(field, wanted),
  )
}

const isSchema = (field: unknown, wanted: z.ZodType): boolean =>
  field === wanted || (field instanceof z.ZodOptional && field.unwrap() === wanted)

test('the fields that pages show as markup are exactly those that are sanitised [CMS-22]', () => {
  const branded = new Set(
    Object.values(contentDocumentSchemas).flatMap((document) => listFields(document, SanitisedHtml)),
  )
  expect([...branded].toSorted()).toEqual([...markupFieldNames].toSorted())
})
