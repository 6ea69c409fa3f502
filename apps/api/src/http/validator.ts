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

// Bodies are JSON and say their types: "5" is no quantity. Paths, queries and headers are text and are read as what they mean.
const strict = make(false)
const coercing = make(true)

/** Compiles a part of a route's schema; unknown fields of a body are refused, those of a query are ignored. */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }): ValidateFunction =>
  (httpPart === 'body' ? strict : coercing).compile(schema)
