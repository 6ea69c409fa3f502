import type { MailFailure } from './order-mail.ts'

/** The report of a mail program about a mail that it could not hand over: its own code, and that of the server. */
export type MailError = { readonly code?: string | undefined; readonly responseCode?: number | undefined }

const failures: Readonly<Record<string, MailFailure>> = {
  ...{ ECONNECTION: 'unreachable', ECONNREFUSED: 'unreachable', ECONNRESET: 'unreachable', EDNS: 'unreachable' },
  ...{ ENOTFOUND: 'unreachable', ESOCKET: 'unreachable', ETIMEDOUT: 'unreachable', ETLS: 'unreachable' },
  ...{ EAUTH: 'signInRefused', ENOAUTH: 'signInRefused', EOAUTH2: 'signInRefused' },
  EENVELOPE: 'addressRefused',
  EMESSAGE: 'messageRefused',
}

/**
 * Finds why a mail could not be sent. A server that refuses for the moment (4xx) is as good as one that does not answer: the mail is
 * sent again, and nothing is wrong with address or message.
 */
export function findMailFailure({ code = '', responseCode = 0 }: MailError): MailFailure {
  const failure = failures[code] ?? 'unknown'
  const isRefusal = failure === 'addressRefused' || failure === 'messageRefused'
  return isRefusal && responseCode >= 400 && responseCode < 500 ? 'unreachable' : failure
}
