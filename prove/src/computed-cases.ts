import { t14Sums } from './cases/t14-sums.ts'
import { t37Experiments } from './cases/t37-experiments.ts'
import type { Proof } from './proof.ts'

/** Cases on computed results: the sums of carts, and the findings of experiments. */
export const computedCases: readonly Proof[] = [t14Sums, t37Experiments]
