import type { CallId } from '@lacehouse/contracts'
import type { Handlers } from '../../http/call.ts'
import { listNotifications, type NotificationDeps, updateNotifications } from './update-notifications.ts'

export function notificationsRoutes(deps: NotificationDeps): Handlers<Extract<CallId, `notifications.${string}`>> {
  return { 'notifications.list': listNotifications(deps), 'notifications.update': updateNotifications(deps) }
}
