import type { CallContract } from '@lacehouse/contracts'
import { ErrorReply } from '@lacehouse/contracts'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/** The schemas of a contract in the form that Fastify compiles: inputs before parsing, replies after it. */
export type RouteSchema = {
  readonly params?: JsonSchema
  readonly querystring?: JsonSchema
  readonly headers?: JsonSchema
  readonly body?: JsonSchema
  readonly response: Readonly<Record<string, JsonSchema>>
}

const input = (schema: z.ZodType): JsonSchema => strip(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }))

/** Converts the schema of a reply; the places that use the same part each have a copy of it. */
export function toReplySchema(schema: z.ZodType): JsonSchema {
  return output(schema, 'inline')
}

// The serialiser omits undeclared fields anyway; with `additionalProperties: false` it would reject union members that have more fields.
const output = (schema: z.ZodType, reused: 'inline' | 'ref'): JsonSchema =>
  strip(
    z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'output',
      reused,
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    }),
  )

const compactReplies = new WeakMap<z.ZodType, JsonSchema>()

/**
 * Converts the schema of a reply for the serialiser: a part that is used twice is a definition, so that it is compiled once, and
 * calls with the same reply share one schema. The blocks of a page hold each other, and copies of them would compile for seconds.
 */
const toCompactReplySchema = (schema: z.ZodType): JsonSchema => {
  const known = compactReplies.get(schema) ?? output(schema, 'ref')
  compactReplies.set(schema, known)
  return known
}

const strip = ({ $schema: _schema, ...schema }: JsonSchema): JsonSchema => schema

/** The body of every error. */
export const errorReply = toReplySchema(ErrorReply)

/** Converts the schemas of a contract to those of its route. */
export function toRouteSchema(contract: CallContract): RouteSchema {
  return {
    ...(contract.params && { params: input(contract.params) }),
    ...(contract.query && { querystring: input(contract.query) }),
    ...(contract.headers && { headers: input(contract.headers) }),
    ...(contract.body && { body: input(contract.body) }),
    response: { [contract.status ?? 200]: toCompactReplySchema(contract.reply), '4xx': errorReply, '5xx': errorReply },
  }
}
