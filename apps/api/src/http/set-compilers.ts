import type { FastifyInstance } from 'fastify'
import { compileSerializer } from './serializer.ts'
import { compileValidator } from './validator.ts'

/** Sets the compilers of validators and serialisers. */
export function setCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
}
