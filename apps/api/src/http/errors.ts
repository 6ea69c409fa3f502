import {
  type CallId,
  calls,
  type ErrorId,
  type ErrorReply,
  errorCatalogue,
  listAnswerableErrors,
} from '@lacehouse/contracts'
import { isBusy } from '@lacehouse/database'
import { redactUrl } from '@lacehouse/domain/url/redact-url'
import { findErrorMessage } from '@lacehouse/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodsOf } from './api-path.ts'
import { type RefusalDetail as Detail, Refusal } from './refusal.ts'
import { toCouponValues } from './to-coupon-values.ts'

/** An error that a call answered and its contract does not declare. */
export type UndeclaredAnswer = { readonly callId: CallId; readonly errorId: ErrorId }

export type ErrorOptions = {
  /** Is called before an undeclared id leaves the API; the answer itself stays the same. */
  readonly onUndeclared: (answer: UndeclaredAnswer) => void
  /** Is called for every refusal, for the security log. */
  readonly onRefused: (request: FastifyRequest, refusal: Refusal) => void
}

/** Replies to every refused or failed request with the one error body (docs/calls.md), in the locale of the request (ERR-02). */
export function registerErrors(app: FastifyInstance, { onUndeclared, onRefused }: ErrorOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) onRefused(request, error)
    const answer = toProblem(error, request)
    for (const undeclared of listUndeclared(request, answer)) onUndeclared(undeclared)
    return send(reply, answer)
  })
}

const toProblem = (error: FastifyError, request: FastifyRequest): Problem => {
  if (error instanceof Refusal) return { status: error.status, details: error.details, appId: error.appId }
  const facts = { err: error, correlationId: request.context?.correlationId, url: redactUrl(request.url) }
  if (isBusy(error)) {
    request.log.warn(facts, 'too busy')
    return problem('GEN503')
  }
  const known = toKnownProblem(error)
  if (known) return known
  request.log.error(facts, 'unexpected error')
  return problem('GEN500')
}

const listUndeclared = ({ routeOptions }: FastifyRequest, { details }: Problem): UndeclaredAnswer[] => {
  const { callId } = routeOptions.config
  if (!callId) return []
  const declared = listAnswerableErrors(calls[callId])
  return details.filter(({ errorId }) => !declared.includes(errorId)).map(({ errorId }) => ({ callId, errorId }))
}

/** Makes the reply to a request whose URL is malformed, before its request context and any hook exist (ERR-05). */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    send(reply.headers(headers), { ...problem('API400'), status: error.statusCode ?? 400 })
  }
}

/** Replies 404 to a path without a call, and 405 to a path whose calls have other methods (ERR-05). */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsOf(pathOf(request))
  if (methods.length === 0) return send(reply, { status: 404, details: [{ errorId: 'API404' }] })
  reply.header('allow', [...new Set(methods)].join(', '))
  return send(reply, { status: 405, details: [{ errorId: 'API405' }] })
}

/** Makes the body of an error: each detail with its message, and the correlation id under which the log has it. */
export function toErrorReply(
  details: readonly Detail[],
  context: { locale: string; correlationId: string },
): ErrorReply {
  return {
    errorDetails: details.map(({ errorId, field, maximum, itemId, coupon, changed, problems, values, message }) => ({
      errorId,
      message: message ?? formatDetail({ errorId, field, maximum, coupon, values }, context.locale),
      ...(field !== undefined && { field }),
      ...(maximum !== undefined && { maximum }),
      ...(itemId !== undefined && { itemId }),
      ...(coupon && { coupon }),
      ...(changed && { changed }),
      ...(problems && { problems }),
    })),
    correlationId: context.correlationId,
  }
}

/** A message may depend on the counted field: `INV408.lines` is about lines. */
const formatDetail = ({ errorId, field, maximum, coupon, values }: Detail, locale: string): string => {
  const counted = maximum === undefined ? {} : { ...(field && { [field]: maximum }), maximum }
  const facts = coupon ? toCouponValues(coupon, locale) : {}
  return findErrorMessage(locale, errorId, { ...counted, ...facts, ...values }) ?? errorId
}

type Problem = { readonly status: number; readonly details: readonly Detail[]; readonly appId?: string | undefined }

/** The seconds after which a client may repeat a call that met an overload, unless the call says otherwise. */
const retryAfter = 2

const send = (reply: FastifyReply, { status, details, appId }: Problem): FastifyReply => {
  const context = reply.request.context ?? {
    locale: 'en-us',
    correlationId: String(reply.getHeader('x-correlation-id') ?? reply.request.id),
  }
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send({ ...toErrorReply(details, context), ...(appId && { appId }) })
}

const malformedJson = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
])

const toKnownProblem = (error: FastifyError): Problem | null => {
  if (error.validation) return problem('API400', fieldOf(error))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problem('API415')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { ...problem('API400'), status: 413 }
  if (malformedJson.has(error.code) || error instanceof SyntaxError) return problem('API400')
  if (error.statusCode === 404) return problem('API404')
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? problem('API400') : null
}

const problem = (errorId: ErrorId, field?: string): Problem => ({
  status: errorCatalogue[errorId].status,
  details: [{ errorId, ...(field !== undefined && { field }) }],
})

const fieldOf = (error: FastifyError): string | undefined => {
  const [first] = error.validation ?? []
  if (!first) return undefined
  const { missingProperty, additionalProperty } = first.params as {
    missingProperty?: string
    additionalProperty?: string
  }
  const path = first.instancePath.split('/').filter(Boolean)
  const last = missingProperty ?? additionalProperty
  return [...path, ...(last ? [last] : [])].join('.') || undefined
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? request.url
