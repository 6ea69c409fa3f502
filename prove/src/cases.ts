import { accessCases, erasureCases } from './access-cases.ts'
import { attacks } from './attacks.ts'
import { t1BuyersAtOnce } from './cases/t1-buyers-at-once.ts'
import { t2RandomOrder } from './cases/t2-random-order.ts'
import { t3TwoLines } from './cases/t3-two-lines.ts'
import { t4LastUnit } from './cases/t4-last-unit.ts'
import { t5ReservationEnd } from './cases/t5-reservation-end.ts'
import { t6OneOrder } from './cases/t6-one-order.ts'
import { t7Keys } from './cases/t7-keys.ts'
import { t8Kill } from './cases/t8-kill.ts'
import { t9ProviderTrouble } from './cases/t9-provider-trouble.ts'
import { t10Webhooks } from './cases/t10-webhooks.ts'
import { t11Coupons } from './cases/t11-coupons.ts'
import { t12Balances } from './cases/t12-balances.ts'
import { t13SecondInstrument } from './cases/t13-second-instrument.ts'
import { t15Returns } from './cases/t15-returns.ts'
import { t16ChangedPrices } from './cases/t16-changed-prices.ts'
import { t17MergedCarts } from './cases/t17-merged-carts.ts'
import { computedCases } from './computed-cases.ts'
import type { Proof } from './proof.ts'

/** The cases, one file each. T8 comes late because it kills the shop. */
export const proofs: readonly Proof[] = [
  t1BuyersAtOnce,
  t2RandomOrder,
  t3TwoLines,
  t4LastUnit,
  t5ReservationEnd,
  t6OneOrder,
  t7Keys,
  t9ProviderTrouble,
  t10Webhooks,
  t11Coupons,
  t12Balances,
  t13SecondInstrument,
  ...computedCases,
  t15Returns,
  t16ChangedPrices,
  t17MergedCarts,
  ...accessCases,
  ...attacks,
  t8Kill,
  ...erasureCases,
]
