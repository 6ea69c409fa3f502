import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'

// Ajv chooses between the members of a union; its own optimisation takes longer than it spares.
const options = { ajv: { code: { optimize: false } } }

type Serialize = (data: unknown) => string

/** By the schema: the reply of a refusal is the same in every call. */
const compiled = new WeakMap<object, Serialize>()

/** Gives the serialiser of a reply. Like a validator it is compiled when it is first needed. */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  return (data) => {
    let serialize = compiled.get(schema)
    if (!serialize) {
      serialize = fastJson(schema, options)
      compiled.set(schema, serialize)
    }
    return serialize(data)
  }
}
