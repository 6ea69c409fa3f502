import { randomUUID } from 'node:crypto'
import { type Cookie, findCookie, toCookieName } from '@lacehouse/contracts/cookies'
import {
  type DecisionFacts,
  type DecisionPoint,
  decidePoint,
  toPointId,
} from '@lacehouse/domain/experiments/decision-point'
import { formatTestContext, parseTestContext, testContextName } from '@lacehouse/domain/experiments/test-context'
import { parseAudience } from '@lacehouse/domain/segment/audience'
import { allowsCategory } from '@lacehouse/domain/site/consent'
import type { Site } from '@lacehouse/domain/site/site'
import { days, seconds } from '@lacehouse/domain/time/durations'
import type { FastifyRequest } from 'fastify'
import type { PageAddress } from './page-key.ts'
import type { WebOptions } from './web-options.ts'

const visitorIdLasts = days(180)
const visitorIdPattern = /^[A-Za-z0-9-]{16,36}$/

/** The visitor of one page request, as far as content differs by them. */
export type PageVisitor = {
  /** A test context forces what the visitor sees; the page is then for this visitor alone (RT-08). */
  readonly hasTestContext: boolean
  readonly decide: (point: DecisionPoint) => string | null
  /** Lists the cookies that the answer sets, as values of the header. */
  readonly listCookies: () => readonly string[]
}

type Asked = {
  readonly request: FastifyRequest
  readonly address: PageAddress
  readonly site: Site
  readonly origin: string
}

/** Opens the visitor of a request. Everything that decides is in cookies, so that no statement is needed. */
export function openPageVisitor({ decideVariant }: Pick<WebOptions, 'decideVariant'>, asked: Asked): PageVisitor {
  const { request, address, site, origin } = asked
  const { cookie: header = '' } = request.headers
  const isSecure = origin.startsWith('https:')
  const read = (cookie: Cookie) => findCookie((name) => readCookie(header, name), cookie, isSecure)
  const given = address.search.get(testContextName)
  const testContext = parseTestContext(given ?? readTestCookie(header))
  const experimenter = openExperimenter(request, { chosen: read('consent'), known: read('visitor'), site })
  const decided = new Map<string, string | null>()
  let facts: DecisionFacts | null = null

  const toFacts = (): DecisionFacts => {
    const visitor = parseAudience(site.siteId, read('audience'))
    const decide = (experienceId: string): string | null => {
      const visitorId = decideVariant ? experimenter.getId() : null
      return visitorId === null
        ? null
        : (decideVariant?.({ experienceId, visitorId, visitor, siteId: site.siteId }) ?? null)
    }
    return { visitor, testContext, decideVariant: decide }
  }

  return {
    hasTestContext: testContext !== null,
    decide(point) {
      const id = toPointId(point)
      const known = decided.get(id)
      if (known !== undefined) return known
      facts ??= toFacts()
      const choice = decidePoint(point, facts)
      decided.set(id, choice)
      return choice
    },
    listCookies: () => [
      ...(given === null ? [] : [toTestCookie(testContext ? formatTestContext(testContext) : '', isSecure)]),
      ...experimenter.listChanges().map((change) => toVisitorCookie(change, isSecure)),
    ],
  }
}

type Experimenter = {
  /** Gets the id by which experiments assign the visitor; null without targeting consent (ROLE-05). */
  readonly getId: () => string | null
  /** Lists the value that the cookie of the id is to get: a new id, or nothing after a withdrawn consent. */
  readonly listChanges: () => readonly string[]
}

type Known = { readonly chosen: string | null; readonly known: string | null; readonly site: Asked['site'] }

function openExperimenter({ headers }: FastifyRequest, { chosen, known, site }: Known): Experimenter {
  const hasPrivacySignal = headers['sec-gpc'] === '1'
  const { consentMode: mode, consentVersion: version } = site
  const mayAssign = allowsCategory({ mode, version, chosen, hasPrivacySignal }, 'C0004')
  const valid = known !== null && visitorIdPattern.test(known) ? known : null
  let made: string | null = null
  return {
    getId() {
      if (!mayAssign) return null
      if (!valid) made ??= randomUUID()
      return valid ?? made
    },
    listChanges: () => (made ? [made] : known !== null && !mayAssign ? [''] : []),
  }
}

/** Reads the cookie of a test context; that of the preview is encoded. */
function readTestCookie(header: string): string | null {
  try {
    return decodeURIComponent(readCookie(header, testContextName) ?? '')
  } catch {
    // A sign of percent that no encoding made forces nothing.
    return null
  }
}

function readCookie(header: string, name: string): string | null {
  if (!header.includes(name)) return null
  const pair = header.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/** It lasts as long as the browser is open, and an empty one is removed. */
const toTestCookie = (value: string, isSecure: boolean): string => toHeader(testContextName, value, { isSecure })

const toVisitorCookie = (value: string, isSecure: boolean): string =>
  toHeader(toCookieName('visitor', isSecure), value, { isSecure, lasts: visitorIdLasts })

type Lifetime = { readonly isSecure: boolean; readonly lasts?: number }

const toHeader = (name: string, value: string, { isSecure, lasts }: Lifetime): string => {
  const maxAge = value === '' ? 0 : lasts && lasts / seconds(1)
  return [
    `${name}=${value}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    'Path=/',
    isSecure && 'Secure',
    'SameSite=Lax',
  ]
    .filter(Boolean)
    .join('; ')
}
