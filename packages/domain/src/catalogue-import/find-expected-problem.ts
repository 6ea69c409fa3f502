/** What is on its way of a variant to a location: the units, and the day from which they are sent, as `2027-03-12`. */
export type ExpectedUnits = { readonly incoming: number; readonly expectedOn: string | null }

/** What a shop has of it, and how many of the units orders wait for. */
export type PresentUnits = ExpectedUnits & { readonly promised: number }

export type ExpectedProblem = 'expected_day_passed' | 'units_promised'

/**
 * Finds why what a file says is on its way cannot be taken: a new day is today, given as `2026-11-23`, or later, and there are no fewer
 * units than orders wait for. Null where it can.
 */
export function findExpectedProblem(
  { incoming, expectedOn }: ExpectedUnits,
  present: PresentUnits,
  today: string,
): ExpectedProblem | null {
  if (incoming < present.promised) return 'units_promised'
  const isNewDay = incoming > 0 && expectedOn !== present.expectedOn
  return isNewDay && (expectedOn ?? '') < today ? 'expected_day_passed' : null
}
