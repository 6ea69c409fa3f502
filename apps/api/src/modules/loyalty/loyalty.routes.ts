import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { enroll } from './enroll.ts'
import { leaveLoyalty } from './leave-loyalty.ts'
import { listPoints } from './list-points.ts'
import { listTiers } from './list-tiers.ts'
import { getWelcomePromotion, referByCode } from './refer-by-code.ts'

export function loyaltyRoutes(deps: Deps): Handlers<Extract<CallId, `loyalty.${string}`>> {
  return {
    'loyalty.listPoints': listPoints(deps),
    'loyalty.listTiers': listTiers,
    'loyalty.enroll': enroll(deps),
    'loyalty.leave': leaveLoyalty(deps),
    'loyalty.token': referByCode(deps),
    'loyalty.welcomePromotion': getWelcomePromotion(deps),
  }
}
