import { seconds } from '@lacehouse/domain/time/durations'
import { ApiError, toApiError } from './api-error.ts'
import { type CallId, type CallInput, type CallReply, callTable } from './call-types.ts'
import type { Transport } from './transport.ts'

export type ApiClient = {
  /** Makes a call of the contracts; throws `ApiError` where the server refuses it or cannot be reached. */
  call<Id extends CallId>(id: Id, ...rest: CallRest<Id>): Promise<CallReply<Id>>
}

export type CallOptions = {
  readonly signal?: AbortSignal
  /** Has the server run the call once, also if it is sent again later. */
  readonly idempotencyKey?: string
  /** Headers that this call has besides those of every call, or instead of them. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The input is optional where the contract asks for nothing. */
export type CallRest<Id extends CallId> =
  Record<never, never> extends CallInput<Id>
    ? [input?: CallInput<Id>, options?: CallOptions]
    : [input: CallInput<Id>, options?: CallOptions]

export type ApiClientOptions = {
  readonly transport: Transport
  /** The headers of every call: channel, site, brand, region, and on the server the shopper's cookie. */
  readonly headers: () => Readonly<Record<string, string>>
  /** The locale parameter of every call. */
  readonly locale: () => string
  /** Opens a session after a call was refused for lack of one; absent where no session can be opened. */
  readonly openSession?: () => Promise<void>
  /** Solves a bot challenge and gives the answer to it; absent where challenges cannot be solved (CHK-17). */
  readonly passChallenge?: () => Promise<string>
  /** Called with each call that failed for good; the caller learns of it when the promise is rejected. */
  readonly onFailure?: (error: ApiError, call: CallId) => void | Promise<void>
  readonly pause?: (milliseconds: number) => Promise<void>
  /** A call is sent once and without a time limit: on the server there is no network that could have lost it. */
  readonly sendsOnce?: boolean
  readonly createCorrelationId?: () => string
}

type RequestParts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

const callTimeout = seconds(15)
const pausesBeforeRetry = [200, 800]
/** The refusals of a call that needs a session and has none, or an expired one. */
const sessionErrors = new Set(['AUT402', 'AUT432'])

/** Creates the typed client that pages use, in the browser over HTTP and on the server in process. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async call<Id extends CallId>(id: Id, ...[input, { signal, idempotencyKey, headers } = {}]: CallRest<Id>) {
      const [method = '', path = ''] = callTable[id].split(' ')
      const request = { method, idempotencyKey, headers, ...toTarget(options, path, (input ?? {}) as RequestParts) }
      try {
        return (await sendWithRemedies(options, request, signal)) as CallReply<Id>
      } catch (error) {
        if (error instanceof ApiError) await options.onFailure?.(error, id)
        throw error
      }
    },
  }
}

type Target = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly idempotencyKey?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Sends a call. If the server asks for a session or a bot challenge, it provides that and repeats the call, once for
 * each.
 */
async function sendWithRemedies(options: ApiClientOptions, target: Target, signal?: AbortSignal): Promise<unknown> {
  const { openSession, passChallenge } = options
  const send = (headers?: Target['headers']) =>
    sendWithRetries(options, { ...target, headers: { ...target.headers, ...headers } }, signal)
  const sendInSession = (headers?: Target['headers']) =>
    send(headers).catch(async (error: unknown) => {
      if (!openSession || !isSessionMissing(error)) throw error
      await openSession()
      return send(headers)
    })
  try {
    return await sendInSession()
  } catch (error) {
    if (!passChallenge || !isChallenged(error)) throw error
    const answer = await passChallenge().catch(() => {
      throw error
    })
    return await sendInSession({ 'x-challenge-response': answer })
  }
}

function toTarget({ locale }: ApiClientOptions, template: string, { params, query, body }: RequestParts) {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams({ locale: locale() })
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  return { path: `${path}?${search}`, body }
}

async function sendWithRetries(options: ApiClientOptions, target: Target, signal?: AbortSignal): Promise<unknown> {
  const pauses = target.method === 'GET' && !options.sendsOnce ? pausesBeforeRetry : []
  for (const pause of pauses) {
    try {
      return await sendOnce(options, target, signal)
    } catch (error) {
      if (!isPassing(error) || signal?.aborted) throw error
      await (options.pause ?? sleep)(pause)
    }
  }
  return sendOnce(options, target, signal)
}

async function sendOnce(options: ApiClientOptions, target: Target, signal?: AbortSignal) {
  const { method, path, body, headers, idempotencyKey } = target
  const correlationId = (options.createCorrelationId ?? (() => crypto.randomUUID()))()
  const response = await options
    .transport({
      method,
      path,
      headers: {
        accept: 'application/json, application/pdf',
        ...options.headers(),
        ...headers,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        'x-correlation-id': correlationId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.sendsOnce ? signal : withTimeout(signal),
    })
    .catch((cause: unknown) => {
      throw signal?.aborted ? cause : ApiError.unreachable(correlationId, cause)
    })
  if (response.status >= 400) throw toApiError(response, correlationId)
  return response.body
}

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(callTimeout)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

const isPassing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502)

const isChallenged = (error: unknown) => error instanceof ApiError && error.status === 403 && error.appId !== null

const isSessionMissing = (error: unknown) =>
  error instanceof ApiError && error.errorId !== null && sessionErrors.has(error.errorId)

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
