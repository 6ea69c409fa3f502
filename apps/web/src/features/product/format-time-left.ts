import { days, hours, minutes, seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'

/** Formats a duration as days, hours, minutes and seconds, `3 d 04:05:06`; never below zero. */
export function formatTimeLeft(left: Duration): string {
  const rest = Math.max(0, left)
  const parts = [hours(24), minutes(60), seconds(60)].map((whole, index) => {
    const unit = [hours(1), minutes(1), seconds(1)][index] ?? 1
    return String(Math.floor((rest % whole) / unit)).padStart(2, '0')
  })
  const whole = Math.floor(rest / days(1))
  return `${whole > 0 ? `${whole} d ` : ''}${parts.join(':')}`
}
