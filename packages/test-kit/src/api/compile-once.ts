import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { buildApp } from '@lacehouse/api'

type App = Awaited<ReturnType<typeof buildApp>>

const validators = new Map<string, unknown>()
const serializers = new Map<string, unknown>()

/**
 * Shares compiled schemas between the APIs of a test process, since compiling them takes most of the start. Call it before the API
 * listens, because Fastify compiles then.
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
