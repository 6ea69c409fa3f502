import { t14Sums } from './cases/t14-sums.ts'
import { t37Experiments } from './cases/t37-experiments.ts'
import type { Proof } from './proof.ts'

/** What is computed: the sums of carts, and what reports of experiments find. */
export const computedCases: readonly Proof[] = [t14Sums, t37Experiments]
