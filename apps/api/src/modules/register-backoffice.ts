import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type MountOptions, mount } from '../http/mount.ts'
import { findStaff } from '../replies/staff/staff-session.ts'
import { backofficeSessionRoutes } from './auth/backoffice/backoffice-session.routes.ts'
import { backofficeRoutes } from './backoffice/backoffice.routes.ts'

/** Registers the calls of the back office, which have a session and rights of their own. */
export function registerBackoffice(app: FastifyInstance, deps: Deps, { canMock }: Pick<MountOptions, 'canMock'>): void {
  const options = { canMock, findStaff: findStaff(deps) }
  mount(app, backofficeSessionRoutes(deps), options)
  mount(app, backofficeRoutes(deps), options)
}
