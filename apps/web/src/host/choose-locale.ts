import { negotiateLocale } from '@lacehouse/domain/site/negotiate-locale'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyRequest } from 'fastify'

/** Cookie in which the location selector keeps the shopper's choice. */
export const localeCookie = 'locale'

/** Chooses the locale of a visitor whose URL names none (RT-01). */
export function chooseLocale({ headers }: Pick<FastifyRequest, 'headers'>, sites: readonly Site[]): string {
  const cookie = new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]{2}-[a-z]{2})(?:;|$)`).exec(headers.cookie ?? '')
  return negotiateLocale({
    cookie: cookie?.[1] ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
    sites,
    defaultLocale: getDefaultLocale(sites),
  })
}

export function getDefaultLocale([site]: readonly Site[]): string {
  if (!site) throw new Error('a shop needs at least one site')
  return site.defaultLocale
}
