import { join } from 'node:path'
import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { type ContentQueries, createContentQueries, isDocumentBody } from './core/content/content.queries.ts'
import {
  createRecommendationQueries,
  type RecommendationQueries,
} from './core/recommendations/recommendations.queries.ts'
import { createRecommendations, type Recommendations } from './core/search/recommendations.ts'
import { createSearchQueries, type SearchQueries } from './core/search/search.queries.ts'
import type { Part } from './http/unavailable.ts'
import { type BreakerOptions, createCircuitBreaker } from './infra/breaker/circuit-breaker.ts'
import { withBreaker } from './infra/breaker/with-breaker.ts'
import { type Captcha, createCaptcha } from './infra/captcha/captcha.ts'
import { type Faults, withFaults } from './infra/faults/with-faults.ts'
import { type IdentityProviders, openIdentityProviders } from './infra/identity-providers/open-identity-providers.ts'
import { createMailer, type Mailer } from './infra/mail/mailer.ts'
import type { SecurityLog } from './infra/security-log/security-log.ts'
import { openTextMessenger } from './infra/sms/open-text-messenger.ts'
import type { TextMessenger } from './infra/sms/text-messages.ts'
import { type OptionalProviders, openOptionalProviders } from './open-optional-providers.ts'

export type PortOptions = {
  readonly pool: Pool
  readonly config: Config
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly securityLog: SecurityLog
  readonly mailFolder: string
  readonly faults?: Faults | undefined
}

/** The parts that a page or a cart can do without, each behind its own circuit breaker. */
export type Ports = OptionalProviders & {
  readonly searchQueries: SearchQueries
  readonly contentQueries: ContentQueries
  readonly recommendations: Recommendations
  readonly recommendationQueries: RecommendationQueries
  readonly captcha: Captcha
  readonly mailer: Mailer
  /** Null where the shop sends no text messages. */
  readonly textMessenger: TextMessenger | null
  /** The folder of text messages that a demo shop has sent. */
  readonly messageFolder: string
  readonly identityProviders: IdentityProviders
}

const usual = { deadline: seconds(2), atOnce: 8, isRepeatable: true }
/** A solution is used up when it is accepted, so that no call runs again without its caller. */
const ofCaptcha = { deadline: seconds(3), atOnce: 8, isRepeatable: false }

/** Makes the parts that others can do without. Beside a circuit breaker each has the faults that tests and proofs switch on. */
export function makePorts({ pool, config, now, log, securityLog, faults, mailFolder }: PortOptions): Ports {
  const { smtpUrl, mailFrom } = config
  const messageFolder = join(config.dataDir, 'messages')
  const mailer = createMailer({ smtpUrl, folder: mailFolder, from: mailFrom })
  const protect = <Port extends object>(port: Port, { part, checks, bounds = usual }: Protection<Port>): Port => {
    const only = Object.keys(checks) as (keyof Port)[]
    const breaker = createCircuitBreaker({ part, ...bounds, onChange: reportTo(log) })
    return withBreaker(withFaults(port, { part, faults, only }), breaker, checks)
  }
  return {
    searchQueries: protect(createSearchQueries(pool), {
      part: 'search',
      checks: { listDocuments: isDocumentList, listDocumentsOf: isDocumentList, listIdsOfUpc: isTextList },
    }),
    contentQueries: protect(createContentQueries(pool), {
      part: 'content',
      checks: { find: isDocumentBody, list: Array.isArray },
    }),
    recommendations: protect(createRecommendations(), { part: 'recommendations', checks: { list: isTextList } }),
    recommendationQueries: protect(createRecommendationQueries(pool), {
      part: 'recommendations',
      checks: { findComputed: isComputed },
    }),
    captcha: protect(
      createCaptcha(pool, {
        sessionSecret: config.sessionSecret,
        now,
        onReplayed: () => securityLog.record('proof_of_work_replayed', {}),
      }),
      {
        part: 'captcha',
        checks: { challenge: isObject, accept: (answer) => typeof answer === 'boolean' },
        bounds: ofCaptcha,
      },
    ),
    ...openOptionalProviders(config),
    identityProviders: openIdentityProviders(config.identityProviders, { publicUrl: config.publicUrl, now }),
    textMessenger: openTextMessenger({ ...config, folder: messageFolder }),
    messageFolder,
    // Jobs send mails and repeat them, so that no caller waits for the mail server.
    mailer: withFaults(mailer, { part: 'mail', faults, garbage: refuseGarbage }),
  }
}

/** Throws, as the mail client does where an answer is not of its protocol. */
const refuseGarbage = (): never => {
  throw new Error('Invalid greeting, by a fault that was switched on')
}

type Protection<Port> = {
  readonly part: Part
  /** What the answers of the protected methods have to be. */
  readonly checks: { readonly [Name in keyof Port]?: (answer: unknown) => boolean }
  readonly bounds?: Pick<BreakerOptions, 'deadline' | 'atOnce' | 'isRepeatable'>
}

const reportTo =
  (log: FastifyBaseLogger): BreakerOptions['onChange'] =>
  ({ part, isOpen, err }) => {
    if (isOpen) log.error({ part, err }, 'a part of the shop is away; the others go on without it')
    else log.warn({ part }, 'a part of the shop is back')
  }

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null

const isDocumentList = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.every((item) => typeof item?.title === 'string')

const isTextList = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.every((item) => typeof item === 'string')

const isComputed = (answer: unknown): boolean => isObject(answer) && Object.values(answer).every(isTextList)
