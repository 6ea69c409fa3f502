import { t18ForeignData } from './cases/t18-foreign-data.ts'
import { t19Access } from './cases/t19-access.ts'
import { t20HostileRequests } from './cases/t20-hostile-requests.ts'
import { t21AccountExistence } from './cases/t21-account-existence.ts'
import { t30Erasure } from './cases/t30-erasure.ts'
import type { Proof } from './proof.ts'

/** Cases on access: what each kind of caller may see, do and learn. */
export const accessCases: readonly Proof[] = [t18ForeignData, t19Access, t20HostileRequests, t21AccountExistence]

/** The end of a person's data. No provider knows the payments of its people, so that no books are reconciled after it. */
export const erasureCases: readonly Proof[] = [t30Erasure]
