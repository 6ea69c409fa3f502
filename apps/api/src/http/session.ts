/** The consumer types that a token can name. */
export type ConsumerType = 'GUEST' | 'CONSUMER' | 'EMPLOYEE' | 'ATHLETE' | 'AGENT' | 'STORE_EMPLOYEE'

/** The caller. An `anonymous` caller has no valid token; every other caller is a guest or a consumer with an id. */
export type Session =
  | {
      readonly kind: 'anonymous'
      /** The error id for calls that need a session, where it is not the usual AUT432. */
      readonly refusal?: 'AUT498'
    }
  | {
      readonly kind: 'guest' | 'consumer'
      readonly id: string
      readonly consumerType: ConsumerType
      readonly siteId: string
      /** The refresh-token family of a consumer's session. */
      readonly tokenFamilyId?: string
      /** The number of an order that the caller may read because of a link in its mail (AUTH-13). */
      readonly order?: string
    }

export type KnownSession = Exclude<Session, { kind: 'anonymous' }>

export const anonymous: Session = { kind: 'anonymous' }

/** Says whether the session belongs to a store employee. */
export function isInStore(session: Session): boolean {
  return session.kind === 'consumer' && session.consumerType === 'STORE_EMPLOYEE'
}

/** Says whether the session belongs to staff who act for shoppers: store employees and agents. */
export function isStaff(session: Session): boolean {
  return isInStore(session) || (session.kind === 'consumer' && session.consumerType === 'AGENT')
}
