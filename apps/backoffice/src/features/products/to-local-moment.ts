import { minutes } from '@lacehouse/domain/time/durations'

/** A moment as the field for date and time takes it, in the zone of the browser. */
export function toLocalMoment(moment: string): string {
  const at = new Date(moment)
  const shifted = new Date(at.getTime() - minutes(at.getTimezoneOffset()))
  return shifted.toISOString().slice(0, 16)
}
