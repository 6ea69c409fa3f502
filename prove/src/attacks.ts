import { t22DeclinedCards } from './cases/t22-declined-cards.ts'
import { t23PortsInTrouble } from './cases/t23-ports-in-trouble.ts'
import { t31StockHoarding } from './cases/t31-stock-hoarding.ts'
import { t32CardTesting } from './cases/t32-card-testing.ts'
import { t33Guessing } from './cases/t33-guessing.ts'
import { t34Flooding } from './cases/t34-flooding.ts'
import { t35ProofOfWorkReplay } from './cases/t35-proof-of-work-replay.ts'
import { t36ApprovalsElsewhere } from './cases/t36-approvals-elsewhere.ts'
import type { Proof } from './proof.ts'

/** The attacks and troubles, with honest shoppers beside. Those that start the shop anew come last. */
export const attacks: readonly Proof[] = [
  t22DeclinedCards,
  t36ApprovalsElsewhere,
  t31StockHoarding,
  t32CardTesting,
  t33Guessing,
  t35ProofOfWorkReplay,
  t34Flooding,
  t23PortsInTrouble,
]
