import { minutes, seconds } from '@lacehouse/domain/time/durations'

const key = 'session'
const page = () => document.documentElement.dataset

/** Remembers for which country's shop the session is, to which it belongs, and until when it lasts: its cookies are out of sight. */
export function rememberSession(expiresIn: number): void {
  localStorage.setItem(key, `${page().site} ${Date.now() + seconds(expiresIn)}`)
}

/** Says whether there is a session for this shop, as far as this browser knows. */
export function isSessionOpen(): boolean {
  const [site, until] = localStorage.getItem(key)?.split(' ') ?? []
  return site === page().site && Number(until) > Date.now() + minutes(1)
}
