import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import type { ActingAgent } from '@lacehouse/domain/agents/agent-rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Handlers } from './call.ts'
import { findUnstorableField } from './find-unstorable-field.ts'
import { toReplySchema, toRouteSchema } from './json-schema.ts'
import { Refusal } from './refusal.ts'
import { requireSession } from './require-session.ts'
import { findAgent } from './session.ts'
import { hasRight, type StaffCaller } from './staff-caller.ts'
import { toSample } from './to-sample.ts'

const toFastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the library's own.
  interface FastifyContextConfig {
    /** The call of the route; routes outside the contracts have none. */
    callId?: CallId
  }
}

type AnyHandler = (call: Call<CallId>) => unknown

const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const privateCache = 'private, no-store'

// A reply is cacheable for all only if the URL alone determines it, so the URL must name the locale that the reply has.
const dependsOnUrlAlone = ({ query, context }: FastifyRequest): boolean =>
  (query as { locale?: unknown }).locale === context.locale

const acceptsReply = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || accept === '' || /application\/(\*|json|problem\+json|pdf)|image\/jpeg|\*\/\*/.test(accept)

export type MountOptions = {
  /** Allows the header `x-mock`, which requests a sample reply of the contract; it is off in production (CALL-03). */
  readonly canMock: boolean
  /** Records a change that an agent begins for a customer, before it is made, so that none is without its record (AUTH-09); absent for calls without a session. */
  readonly recordAgentAction?: (action: AgentAction) => Promise<void>
  /** Finds the member of staff of a request to the back office; absent where no such call is mounted. */
  readonly findStaff?: (request: FastifyRequest) => Promise<StaffCaller | null>
}

/** A call that an agent makes for a customer, with the ids that its address names. */
export type AgentAction = {
  readonly callId: CallId
  readonly agent: ActingAgent
  readonly consumerNo: string
  readonly siteId: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Registers a route for each contract: it validates the request, runs the use case and serialises the reply. */
export function mount<Id extends CallId>(
  app: FastifyInstance,
  handlers: Handlers<Id>,
  { canMock, recordAgentAction, findStaff }: MountOptions,
): void {
  const isMocked = ({ headers }: FastifyRequest): boolean => canMock && headers['x-mock'] !== undefined
  for (const [id, handler] of Object.entries(handlers) as [Id, AnyHandler][])
    mountOne(app, id, { handler, isMocked, recordAgentAction, findStaff })
}

type RouteOptions = Pick<MountOptions, 'recordAgentAction' | 'findStaff'> & {
  readonly handler: AnyHandler
  readonly isMocked: (request: FastifyRequest) => boolean
}

const mountOne = (app: FastifyInstance, id: CallId, options: RouteOptions): void => {
  const { handler, isMocked, recordAgentAction } = options
  const contract: CallContract = calls[id]
  const schema = toRouteSchema(contract)
  const status = contract.status ?? 200
  const isPublic = contract.cache === 'public'
  app.route({
    method: contract.method,
    url: toFastifyPath(contract.path),
    schema: { ...schema, operationId: id, summary: contract.summary, tags: [id.split('.')[0] ?? id] },
    onRequest: (request, _reply, done) => {
      if (!acceptsReply(request)) throw new Refusal('API406')
      done()
    },
    preValidation: [
      async (request) => {
        if (contract.session === 'backoffice' && !isMocked(request)) await requireStaff(contract, request, options)
      },
      (request, _reply, done) => {
        if (!isMocked(request)) requireSession(contract, request.context.session)
        const field = findUnstorableField({
          ...(request.params as object),
          ...(request.query as object),
          body: request.body,
        })
        if (field !== null) throw new Refusal('API400', { field: field.replace(/^body\./, '') })
        done()
      },
    ],
    config: { callId: id },
    ...(contract.largeBody && { bodyLimit: contract.largeBody }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body } = request
      const call = { ...request.context, reply, params, query, body } as Call<CallId>
      const isSample = isMocked(request)
      const action = contract.method === 'GET' || isSample ? null : toAgentAction(id, call)
      if (action) await recordAgentAction?.(action)
      const answer = isSample ? toSample(toReplySchema(contract.reply)) : await handler(call)
      reply.code(status)
      // A cache does not look at the header that asked for the sample.
      const isShared = isPublic && !isSample && dependsOnUrlAlone(request)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', isShared ? publicCache : privateCache)
      return answer instanceof File ? toFileReply(reply, answer) : answer
    },
  })
}

/** Refuses a call of the back office without a session of staff, and one whose member lacks the right of its contract. */
const requireStaff = async ({ right }: CallContract, request: FastifyRequest, { findStaff }: RouteOptions) => {
  const staff = (await findStaff?.(request)) ?? null
  if (!staff) throw new Refusal('AUT432')
  // A contract without a right would be open to all staff by mistake.
  if (right === undefined || !hasRight(staff, right)) throw new Refusal('AUT404')
  request.context = { ...request.context, staff }
}

/** Names the file in the headers and returns its bytes, which no schema serialises. */
const toFileReply = async (reply: FastifyReply, file: File): Promise<Buffer> => {
  reply.type(file.type).header('content-disposition', `attachment; filename="${file.name}"`)
  return Buffer.from(await file.arrayBuffer())
}

const toAgentAction = (callId: CallId, { session, site, params }: Call<CallId>): AgentAction | null => {
  const agent = findAgent(session)
  if (!agent || session.kind === 'anonymous') return null
  return { callId, agent, consumerNo: session.id, siteId: site.siteId, params: { ...(params as object) } }
}
