export type TextMessage = {
  /** A phone in international form. */
  readonly to: string
  readonly text: string
  /** Identifies the message. */
  readonly key: string
}

/**
 * Sends text messages to phones. A message that the service refuses for good, such as one to a landline, resolves to false; a service
 * that is away throws, so that its job is repeated.
 */
export type TextMessenger = { readonly send: (message: TextMessage) => Promise<boolean> }
