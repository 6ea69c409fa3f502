import type { BackofficeCallId } from '@lacehouse/contracts'
import type { backofficeSessionCalls } from '@lacehouse/contracts/calls/backoffice/session'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { backofficeCaseRoutes } from './cases/cases.routes.ts'
import { backofficeContentRoutes } from './content/content.routes.ts'
import { backofficeCustomerRoutes } from './customers/customers.routes.ts'
import { backofficeExperimentRoutes } from './experiments/experiments.routes.ts'
import { backofficeImportRoutes } from './imports/imports.routes.ts'
import { backofficeOrderRoutes } from './orders/orders.routes.ts'
import { backofficePreOrderRoutes } from './pre-orders/pre-orders.routes.ts'
import { backofficeProductMediaRoutes } from './products/product-media.routes.ts'
import { backofficeProductRoutes } from './products/products.routes.ts'
import { backofficeRecommendationRoutes } from './recommendations/recommendations.routes.ts'
import { backofficeReviewRoutes } from './reviews/reviews.routes.ts'
import { backofficeSearchRoutes } from './search/search-rules.routes.ts'
import { backofficeSearchesRoutes } from './searches/searches.routes.ts'
import { backofficeStaffRoutes } from './staff/staff.routes.ts'
import { backofficeViewRoutes } from './views/views.routes.ts'
import { backofficeVitalRoutes } from './vitals/vitals.routes.ts'

/** The back office; sessions of staff belong to the module of sign-ins. */
export function backofficeRoutes(deps: Deps): Handlers<Exclude<BackofficeCallId, keyof typeof backofficeSessionCalls>> {
  return {
    ...backofficeOrderRoutes(deps),
    ...backofficePreOrderRoutes(deps),
    ...backofficeCustomerRoutes(deps),
    ...backofficeCaseRoutes(deps),
    ...backofficeReviewRoutes(deps),
    ...backofficeProductRoutes(deps),
    ...backofficeProductMediaRoutes(deps),
    ...backofficeImportRoutes(deps),
    ...backofficeRecommendationRoutes(deps),
    ...backofficeExperimentRoutes(deps),
    ...backofficeSearchRoutes(deps),
    ...backofficeSearchesRoutes(deps),
    ...backofficeStaffRoutes(deps),
    ...backofficeContentRoutes(deps),
    ...backofficeViewRoutes(deps),
    ...backofficeVitalRoutes(deps),
  }
}
