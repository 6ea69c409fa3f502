import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { answerFromCache } from './http/answer-from-cache.ts'
import { answerUnknownCall, answerUnreadable, type ErrorOptions, registerErrors } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { registerIdempotency } from './http/idempotency.ts'
import { registerLimits } from './http/limits.ts'
import { registerOpenapi } from './http/openapi.ts'
import { registerAudience } from './http/register-audience.ts'
import { registerReplyCache } from './http/register-reply-cache.ts'
import type { ReplyCache } from './http/reply-cache.ts'
import { registerRequestContext } from './http/request-context.ts'
import { requirePlainTarget } from './http/require-plain-target.ts'
import { setSecurityHeaders, toSecurityHeaders } from './http/security-headers.ts'
import { registerSecurityTxt } from './http/security-txt.ts'
import { setCompilers } from './http/set-compilers.ts'
import { recordRefusal } from './infra/security-log/record-refusal.ts'
import { findSession } from './infra/session/find-session.ts'
import { registerModules } from './modules/register-modules.ts'

/** Trusts the nearest entries of X-Forwarded-For, to which each proxy appends the address that called it. Hop 0 is the connection. */
const toTrustProxy = (trusted: Deps['config']['trustProxy']) => {
  if (typeof trusted === 'object') return [...trusted]
  return typeof trusted === 'number' ? (_address: string, hop: number): boolean => hop < trusted : trusted
}

const bodyLimit = 256 * 1024

/** Builds the API: hooks and plugins first, then the modules, then the answer to unknown paths. */
export async function buildApp(
  deps: Deps,
  {
    onUndeclared = (answer) => deps.log.warn(answer, 'a contract does not declare an answered error'),
    replyCache,
  }: Partial<Pick<ErrorOptions, 'onUndeclared'>> & { readonly replyCache?: ReplyCache } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: toTrustProxy(deps.config.trustProxy),
    requestTimeout: deps.config.requestTimeout,
    frameworkErrors: answerUnreadable(toSecurityHeaders(deps.config)),
  })
  setCompilers(app)

  // Hooks and plugins, in the order in which a request passes through them.
  if (replyCache) answerFromCache(app, replyCache, deps.config)
  await app.register(cookie)
  setSecurityHeaders(app, deps.config)
  requirePlainTarget(app)
  registerRequestContext(app, { ...deps, findSession: (request) => findSession(request, deps) })
  registerErrors(app, {
    onUndeclared,
    onRefused: (request, refusal) => recordRefusal(deps.securityLog, request, refusal),
  })
  const { readiness: required, storage: others, metrics } = deps
  registerHealth(app, { required, others, observation: deps.config.observation, metrics })
  app.addHook('onError', async ({ routeOptions }, _reply, error) => {
    if (routeOptions.config.callId === 'checkout.placeOrder') deps.noteOrderError(error)
  })
  if (replyCache) registerReplyCache(app, replyCache, deps.sites)
  registerLimits(app, deps)
  registerIdempotency(app, deps)
  registerAudience(app, deps.config)
  if (deps.config.observation.hasApiDocs) registerOpenapi(app, deps.config)

  registerModules(app, deps)
  registerSecurityTxt(app, { ...deps, contact: deps.config.securityContact })

  app.setNotFoundHandler(answerUnknownCall)
  return app
}
