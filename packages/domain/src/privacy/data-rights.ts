import { days } from '../time/durations.ts'

/** How long a deletion can be taken back after it was asked for (decision 0066). */
export const deletionCoolingOff = days(14)

/** How long an erasure waits at most for orders that are on their way, from their placement. */
export const longestDelivery = days(60)

/** How long an export can be read once it is ready. */
export const exportLifetime = days(7)
