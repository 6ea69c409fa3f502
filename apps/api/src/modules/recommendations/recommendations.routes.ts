import type { BehaviourDeps } from '../../core/recommendations/record-behaviour.ts'
import type { Handlers } from '../../http/call.ts'
import { decide } from './decide.ts'
import type { FillDeps } from './fill-slot.ts'
import { widgetRecommendations } from './widget-recommendations.ts'

export function recommendationsRoutes(
  deps: FillDeps & BehaviourDeps,
): Handlers<'decisions.decide' | 'products.widgetRecommendations'> {
  return {
    'decisions.decide': decide(deps),
    'products.widgetRecommendations': widgetRecommendations(deps),
  }
}
