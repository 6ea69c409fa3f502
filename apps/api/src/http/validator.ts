import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

type FastifyValidate = ReturnType<FastifySchemaCompiler<object>>

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

/**
 * Makes the validator of a part of a route's schema; it refuses unknown fields of a body and ignores those of a query. The first
 * call compiles it, because compiling the validators of all calls takes a third of the API's start time.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined
  const validate: FastifyValidate = (data) => {
    compiled ??= (httpPart === 'body' ? strict : coercing).compile(schema)
    const isValid = compiled(data)
    validate.errors = compiled.errors as FastifyValidate['errors']
    return isValid
  }
  return validate
}
