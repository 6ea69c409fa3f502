import { minutes } from '@lacehouse/domain/time/durations'

type Report = (facts: { readonly err: unknown; readonly others: number }) => void

/**
 * Returns a function that passes one error in a minute on, with the number of those since that were left out: what fails for every
 * request would fill the log.
 */
export function limitReports(report: Report, clock: () => number = () => performance.now()): (error: unknown) => void {
  let nextAt = Number.NEGATIVE_INFINITY
  let others = 0
  return (err) => {
    if (clock() < nextAt) {
      others += 1
      return
    }
    nextAt = clock() + minutes(1)
    report({ err, others })
    others = 0
  }
}
