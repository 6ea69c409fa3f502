import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { buildApp } from '@lacehouse/api'

type App = Awaited<ReturnType<typeof buildApp>>

const validators = new Map<string, unknown>()
const serializers = new Map<string, unknown>()

/**
 * Lets the APIs of a test process share compiled schemas: they are the same in each, and compiling them takes longer than
 * everything else at its start. Called before the API listens, when Fastify compiles.
 */
export function compileOnce(app: App): void {
  if (app.validatorCompiler) app.setValidatorCompiler(remember(validators, app.validatorCompiler))
  const compileSerializer = SerializerSelector()({}, {})
  app.setSerializerCompiler(
    remember(serializers, ({ httpStatus = '', ...route }) => compileSerializer({ ...route, httpStatus })),
  )
}

function remember<Compile extends (route: never) => unknown>(
  compiled: Map<string, unknown>,
  compile: Compile,
): Compile {
  const compileNew = (route: Parameters<Compile>[0]) => {
    const { schema, httpPart, httpStatus } = route as { schema: unknown; httpPart?: string; httpStatus?: string }
    const key = `${httpPart} ${httpStatus} ${JSON.stringify(schema)}`
    if (!compiled.has(key)) compiled.set(key, compile(route))
    return compiled.get(key)
  }
  return compileNew as Compile
}
