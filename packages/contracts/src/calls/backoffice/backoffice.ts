import { backofficeCaseCalls } from './cases.ts'
import { backofficeContentCalls } from './content.ts'
import { backofficePictureCalls } from './content-pictures.ts'
import { backofficeShowcaseCalls } from './content-showcase.ts'
import { backofficeCustomerCalls } from './customers.ts'
import { backofficeEventCalls } from './events.ts'
import { backofficeExperimentCalls } from './experiments.ts'
import { backofficeImportCalls } from './imports.ts'
import { backofficeOrderCalls } from './orders.ts'
import { backofficePreOrderCalls } from './pre-orders.ts'
import { backofficeProductMediaCalls } from './product-media.ts'
import { backofficeProductCalls } from './products.ts'
import { backofficeRecommendationCalls } from './recommendations.ts'
import { backofficeReviewCalls } from './reviews.ts'
import { backofficeSearchCalls } from './search.ts'
import { backofficeSearchesCalls } from './searches.ts'
import { backofficeSessionCalls } from './session.ts'
import { backofficeStaffCalls } from './staff.ts'
import { backofficeViewCalls } from './views.ts'
import { backofficeVitalCalls } from './vitals.ts'

/** Every call of the back office. The storefront carries none of them. */
export const backofficeCalls = {
  ...backofficeSessionCalls,
  ...backofficeOrderCalls,
  ...backofficePreOrderCalls,
  ...backofficeCustomerCalls,
  ...backofficeCaseCalls,
  ...backofficeReviewCalls,
  ...backofficeProductCalls,
  ...backofficeProductMediaCalls,
  ...backofficeImportCalls,
  ...backofficeRecommendationCalls,
  ...backofficeEventCalls,
  ...backofficeExperimentCalls,
  ...backofficeSearchCalls,
  ...backofficeSearchesCalls,
  ...backofficeStaffCalls,
  ...backofficeContentCalls,
  ...backofficePictureCalls,
  ...backofficeShowcaseCalls,
  ...backofficeViewCalls,
  ...backofficeVitalCalls,
}
