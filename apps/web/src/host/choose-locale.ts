import { findCookie } from '@lacehouse/contracts/cookies'
import { negotiateLocale } from '@lacehouse/domain/site/negotiate-locale'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyRequest } from 'fastify'

/** Chooses the locale of a visitor whose URL names none (RT-01). */
export function chooseLocale({ headers }: Pick<FastifyRequest, 'headers'>, sites: readonly Site[]): string {
  const read = (name: string) =>
    new RegExp(`(?:^|;\\s*)${name}=([a-z]{2}-[a-z]{2})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
  return negotiateLocale({
    // The location selector stores the shopper's choice; over HTTP browsers send no cookie with a prefix.
    cookie: findCookie(read, 'locale', true),
    acceptLanguage: headers['accept-language'] ?? null,
    sites,
    defaultLocale: getDefaultLocale(sites),
  })
}

export function getDefaultLocale([site]: readonly Site[]): string {
  if (!site) throw new Error('a shop needs at least one site')
  return site.defaultLocale
}
