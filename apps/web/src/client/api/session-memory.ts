import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { readClock } from '../clock.ts'
import { localStore } from '../storage/browser-storage.ts'

const key = 'session'
const page = () => document.documentElement.dataset

/** Remembers until when the session of this shop lasts, because scripts cannot read its cookies. */
export function rememberSession(expiresIn: number): void {
  localStore.setItem(key, `${page().site} ${readClock() + seconds(expiresIn)}`)
}

/** Says whether this browser remembers a session of this shop that has not expired. */
export function isSessionOpen(): boolean {
  const [site, until] = localStore.getItem(key)?.split(' ') ?? []
  return site === page().site && Number(until) > readClock() + minutes(1)
}
