import type { CallId } from '@lacehouse/contracts'
import type { Handlers } from '../../http/call.ts'
import { endByLink, getByLink, type LinkDeps } from './end-by-link.ts'
import { listNotifications, updateNotifications } from './update-notifications.ts'

export function notificationsRoutes(deps: LinkDeps): Handlers<Extract<CallId, `notifications.${string}`>> {
  return {
    'notifications.list': listNotifications(deps),
    'notifications.update': updateNotifications(deps),
    'notifications.getByLink': getByLink(deps),
    'notifications.endByLink': endByLink(deps),
  }
}
