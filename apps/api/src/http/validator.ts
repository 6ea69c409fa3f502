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

// Bodies are JSON and say their types: "5" is no quantity. Paths, queries and headers are text and are read as what they mean.
const strict = make(false)
const coercing = make(true)

/**
 * Gives the validator of a part of a route's schema; unknown fields of a body are refused, those of a query are ignored. It is
 * compiled when the route is first called: compiling those of every call takes a third of the time that the API needs to start.
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
