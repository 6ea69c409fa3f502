import { modelPlans } from '../catalogue/models.ts'
import { type ProductPlan, planProducts } from '../catalogue/plan-products.ts'
import { findSpecialCase } from '../catalogue/special-cases.ts'

export type DemoSize = 'full' | 'small'

const smallShare = 25

/** Chooses the products whose models have pictures; of a small shop's, one in 25 and the special cases. */
export function choosePlans(models: readonly string[], size: DemoSize): ProductPlan[] {
  // Products are numbered before some are left out, so that a new model does not change the numbers of the others.
  const plans = planProducts(modelPlans).filter(({ model }) => models.includes(model.key))
  if (size === 'full') return plans
  return plans.filter(({ key, ordinal }) => ordinal % smallShare === 0 || findSpecialCase(key) !== null)
}
