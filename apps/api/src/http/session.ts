/** Kinds of people that a token can name (S1.6). */
export type ConsumerType = 'GUEST' | 'CONSUMER' | 'EMPLOYEE' | 'ATHLETE' | 'AGENT' | 'STORE_EMPLOYEE'

/** Who is calling. `anonymous` has no token; everybody else is a guest or a consumer with an id. */
export type Session =
  | {
      readonly kind: 'anonymous'
      /** What is answered where a session is needed, if it is not the want of one. */
      readonly refusal?: 'AUT498'
    }
  | {
      readonly kind: 'guest' | 'consumer'
      readonly id: string
      readonly consumerType: ConsumerType
      readonly siteId: string
      /** The family of refresh tokens that a consumer's session grew out of. */
      readonly tokenFamilyId?: string
      /** An order of somebody else that a link in its mail has opened for reading (AUTH-13). */
      readonly order?: string
    }

export type KnownSession = Exclude<Session, { kind: 'anonymous' }>

export const anonymous: Session = { kind: 'anonymous' }

/** Tells whether somebody sells in a store, whose customer stands beside them (S1.6). */
export function isInStore(session: Session): boolean {
  return session.kind === 'consumer' && session.consumerType === 'STORE_EMPLOYEE'
}

/** Tells whether somebody acts for those whom they serve: store staff and agents (S1.6). */
export function isStaff(session: Session): boolean {
  return isInStore(session) || (session.kind === 'consumer' && session.consumerType === 'AGENT')
}
