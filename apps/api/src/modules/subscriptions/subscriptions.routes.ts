import type { CallId } from '@lacehouse/contracts'
import type { Handlers } from '../../http/call.ts'
import { confirmSubscription, type LinkDeps, listByLink, updateByLink } from './update-by-link.ts'
import { createSubscription, listSubscriptions, updateSubscriptions } from './update-subscriptions.ts'

export function subscriptionsRoutes(deps: LinkDeps): Handlers<Extract<CallId, `subscriptions.${string}`>> {
  return {
    'subscriptions.list': listSubscriptions(deps),
    'subscriptions.update': updateSubscriptions(deps),
    'subscriptions.create': createSubscription(deps),
    'subscriptions.listByLink': listByLink(deps),
    'subscriptions.updateByLink': updateByLink(deps),
    'subscriptions.confirm': confirmSubscription(deps),
  }
}
