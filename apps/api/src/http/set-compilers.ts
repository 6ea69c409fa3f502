import type { FastifyInstance } from 'fastify'
import { compileSerializer } from './serializer.ts'
import { compileValidator } from './validator.ts'

/** Sets what turns the schemas of routes into code. */
export function setCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
}
