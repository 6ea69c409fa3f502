import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

const make = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: false })
  // ajv-formats is CommonJS whose callable is its default export at run time and its namespace in the types.
  const add = addFormats as unknown as (ajv: Ajv) => void
  add(ajv)
  return ajv
}

// JSON bodies have types, so "5" is not a quantity. Paths, queries and headers are text, so the validator converts them.
const strict = make(false)
const coercing = make(true)

/** Compiles a part of the schema of a route; it refuses unknown fields of a body and ignores those of a query. */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }): ValidateFunction =>
  (httpPart === 'body' ? strict : coercing).compile(schema)
