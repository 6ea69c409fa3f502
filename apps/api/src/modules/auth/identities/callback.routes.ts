import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { findLocaleOfState } from './open-sign-in.ts'

type CallbackDeps = Pick<Deps, 'config' | 'defaultSite' | 'sites'>
type Params = { readonly provider: string }

/** What a provider's answer may hold; the page needs nothing else of it. */
const fields = ['code', 'state', 'iss', 'error', 'user'] as const
const bodyLimit = 16 * 1024
const longest = 4000

/**
 * Registers the addresses to which providers send the browser back. They open the shop's page for it and decide nothing: the answer stands
 * in the part of the address that no server and no log sees, and the page brings it to the shop with the browser's own cookie, which a
 * form that another site posts would not have.
 */
export function registerProviderCallback(app: FastifyInstance, deps: CallbackDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    scope.get<{ Params: Params }>('/auth/callback/:provider', { schema: { hide: true } }, ({ params, query }, reply) =>
      goOn(deps, reply, { params, answer: query }),
    )
    scope.post<{ Params: Params }>('/auth/callback/:provider', { schema: { hide: true } }, ({ params, body }, reply) =>
      goOn(deps, reply, { params, answer: body }),
    )
  })
}

type Answer = { readonly params: Params; readonly answer: unknown }

const goOn = (deps: CallbackDeps, reply: FastifyReply, { params, answer }: Answer): FastifyReply => {
  const given = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {}
  const known = fields.flatMap((name): [string, string][] => {
    const value = given[name]
    return typeof value === 'string' && value.length <= longest ? [[name, value]] : []
  })
  const parts = new URLSearchParams([...known, ['provider', params.provider.slice(0, 20)]])
  const locale = findLocaleOfState(deps, parts.get('state') ?? '')
  const locales = deps.sites.flatMap((site) => site.locales)
  const own = locale !== null && locales.includes(locale) ? locale : deps.defaultSite.defaultLocale
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(`/${own}/sign-in#${parts}`, 303)
}
