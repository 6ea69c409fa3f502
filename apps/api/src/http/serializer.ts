import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'

// Ajv chooses between the members of a union; its code optimisation takes longer than it saves.
const options = { ajv: { code: { optimize: false } } }

type Serialize = (data: unknown) => string

/** The serialisers by schema; all calls share the schema of error replies. */
const compiled = new WeakMap<object, Serialize>()

/** Makes the serialiser of a reply; the first reply compiles it. */
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
