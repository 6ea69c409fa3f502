/** The sums over the visitors of one variant: `y` is the metric, `x` the same metric before the visitor was exposed. */
export type ArmSums = {
  readonly visitors: number
  readonly y: number
  readonly yy: number
  readonly x: number
  readonly xx: number
  readonly xy: number
}

/** Mean and variance of a metric over the visitors of one variant. */
export type Arm = { readonly visitors: number; readonly mean: number; readonly variance: number }

/** Makes mean and sample variance of the sums; without visitors both are 0. */
export function toArm({ visitors, y, yy }: Pick<ArmSums, 'visitors' | 'y' | 'yy'>): Arm {
  if (visitors === 0) return { visitors, mean: 0, variance: 0 }
  const mean = y / visitors
  return { visitors, mean, variance: toVariance(visitors, yy / visitors - mean * mean) }
}

/**
 * Removes from the metric what was known of the visitors before (CUPED): y − θ (x − x̄), with one θ and one x̄ for all variants, so that
 * the difference keeps its meaning and loses variance. Without history the arms stay as they are (Deng et al. 2013).
 */
export function adjustByHistory(sums: readonly ArmSums[]): {
  readonly arms: readonly Arm[]
  readonly reduction: number
} {
  const all = sums.reduce(addSums)
  const plain = sums.map(toArm)
  if (all.visitors < 2) return { arms: plain, reduction: 0 }
  const meanX = all.x / all.visitors
  const varianceX = toVariance(all.visitors, all.xx / all.visitors - meanX * meanX)
  if (varianceX <= 0) return { arms: plain, reduction: 0 }
  // θ comes from the variation within the variants: the effect itself is no covariance.
  const within = sums.reduce(
    ({ xy, xx }, arm) => ({
      xy: xy + arm.xy - (arm.x * arm.y) / Math.max(1, arm.visitors),
      xx: xx + arm.xx - (arm.x * arm.x) / Math.max(1, arm.visitors),
    }),
    { xy: 0, xx: 0 },
  )
  const theta = within.xx > 0 ? within.xy / within.xx : 0
  const arms = sums.map((arm): Arm => {
    const { visitors, mean, variance } = toArm(arm)
    if (visitors === 0) return { visitors, mean, variance }
    const ownX = arm.x / visitors
    const ownVarianceX = toVariance(visitors, arm.xx / visitors - ownX * ownX)
    const covariance = toVariance(visitors, arm.xy / visitors - ownX * mean)
    return {
      visitors,
      mean: mean - theta * (ownX - meanX),
      variance: Math.max(0, variance + theta * theta * ownVarianceX - 2 * theta * covariance),
    }
  })
  const before = plain.reduce((sum, { variance }) => sum + variance, 0)
  const after = arms.reduce((sum, { variance }) => sum + variance, 0)
  return { arms, reduction: before > 0 ? Math.max(0, 1 - after / before) : 0 }
}

const addSums = (a: ArmSums, b: ArmSums): ArmSums => ({
  visitors: a.visitors + b.visitors,
  y: a.y + b.y,
  yy: a.yy + b.yy,
  x: a.x + b.x,
  xx: a.xx + b.xx,
  xy: a.xy + b.xy,
})

/** Corrects a mean of squares or products for the mean that was estimated from the same values. */
const toVariance = (count: number, central: number): number => (count < 2 ? 0 : (central * count) / (count - 1))
