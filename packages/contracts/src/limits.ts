import { hours, minutes } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'

/** The key of a limit's counts. `network` is the caller's address, for IPv6 its first 64 bits; `shop` counts all callers together. */
export type LimitKey = 'session' | 'account' | 'network' | 'email' | 'phone' | 'card' | 'shop'

type Counts = Readonly<Partial<Record<LimitKey, number>>>

/** How often something may be done within a window of time. */
export type LimitPolicy = {
  readonly window: Duration
  /** Beyond these counts a call needs a solved proof of work. */
  readonly free: Counts
  /** Beyond these counts a call is refused; a key without a number is never refused. */
  readonly most: Counts
  /** The count of a network is for one of its shoppers, and multiplied by those who may share it (docs/operations.md). */
  readonly scales?: true
  /** Each process counts for itself, because the limit protects the process and is asked often. */
  readonly inProcess?: true
}

/** The attempts a minute at something that could be guessed, for a network and for a session (docs/bounds.md). */
export const guessesAMinute = 10

/** Counted, and never stopped. */
const unlimited = Number.POSITIVE_INFINITY

const guesses: LimitPolicy = {
  window: minutes(1),
  free: { session: guessesAMinute, account: guessesAMinute, network: guessesAMinute },
  most: { session: 30, account: 30, network: 120 },
}

/** All limits of the shop by name; contracts and use cases name them (docs/bounds.md). */
export const limitPolicies = {
  /** Passwords. Accounts have their own lock; a network is never refused, because an office may share it. */
  signIn: { ...guesses, most: { session: 30 } },
  /** Numbers and PINs of gift cards and reward cards, and reward codes. */
  storedCards: guesses,
  coupons: guesses,
  /** Order numbers of other shoppers, and signatures of links to orders; right ones do not count. */
  orderNumbers: guesses,
  /** Searches in a consumer's orders, each of which reads all of them. */
  orderSearches: { window: minutes(1), free: { account: 60 }, most: { account: 120 } },
  /** Authorization codes; right ones do not count. */
  authorizationCodes: guesses,
  /** Cards that a consumer saves, each of which the provider checks. */
  savedCards: guesses,
  /** Accounts that are created. */
  accounts: guesses,
  /** Questions whether an email has an account. */
  lookups: guesses,
  /** Sign-ins of staff and the codes of their second factors; accounts have their own locks. */
  staffSignIns: { window: minutes(15), free: {}, most: { network: 100 } },
  /** Lists and records that staff read in the back office. */
  staffReads: { window: minutes(1), free: {}, most: { network: 1200 }, inProcess: true },
  /** Tables that staff take out of the back office. */
  staffExports: { window: hours(1), free: {}, most: { network: 60 } },
  /** Parts of files that staff send; the largest file has 683. */
  staffUploads: { window: hours(1), free: {}, most: { network: 5000 } },
  /** Mails that staff send again. */
  staffMails: { window: hours(1), free: {}, most: { network: 200 } },
  /** Searches of agents for a customer. */
  customerSearches: { window: minutes(1), free: { session: 20, account: 20 }, most: { session: 20, account: 20 } },
  /** Different email addresses, where the price of a cart shows whether one of them has ordered (decision 0015). */
  orderEmails: guesses,
  /** Declined charges and refused cards. Others may use a shopper's email address, so that it is never refused. */
  declines: {
    window: hours(1),
    free: { session: 2, account: 2, network: 10, email: 50, card: 5 },
    most: { session: 10, account: 10, card: 15 },
  },
  /** Wrong PINs of a card by a session, one key for both; they decide what a locked card answers. */
  cardPins: { window: minutes(15), free: { card: unlimited }, most: {} },
  /** Addresses that are completed while they are typed, each of which a service may charge for. */
  addressCompletions: {
    window: minutes(1),
    free: { session: 120, network: 60 },
    most: { session: 120, network: 60 },
    scales: true,
    inProcess: true,
  },
  /** Placing an order, its repetitions included. */
  orders: {
    window: minutes(1),
    free: { session: 60, network: 6 },
    most: { session: 240, network: 24 },
    scales: true,
    inProcess: true,
  },
  /** Questions to a payment provider that has not answered; beyond them an order's state is answered without a question. */
  providerQuestions: { window: minutes(1), free: {}, most: { session: 6, account: 6, network: 120 } },
  /** Reservations at a store, each of which holds stock and sends a mail. */
  reservations: {
    window: hours(1),
    free: { session: 10, network: 2 },
    most: { session: 30, network: 6 },
    scales: true,
  },
  /** Mails that cost their sender nothing: of reservations, failed payments, withdrawals, stock, accounts, subscriptions, questions. */
  mails: { window: hours(1), free: {}, most: { email: 10 } },
  /** Mails of gift cards that are sent again. */
  giftCardMails: {
    window: hours(1),
    free: { session: 5, account: 5 },
    most: { session: 10, account: 10, network: 60 },
  },
  /** Declared withdrawals, each of which sends a mail; the form works without scripts and cannot solve a challenge. */
  withdrawals: { window: hours(1), free: {}, most: { network: 40 } },
  /** Links that are asked for by mail, to reset a password or confirm a mailbox; the form works without scripts and cannot solve a challenge. */
  accountLinks: { window: hours(1), free: {}, most: { network: 40 } },
  /** Links to orders that are asked for by mail; the form works without scripts and cannot solve a challenge. */
  orderLinks: { window: hours(1), free: {}, most: { network: 40 } },
  /** Codes to sign in with that are asked for, each of which sends a mail. */
  signInCodes: {
    window: hours(1),
    free: { session: 5, network: 2 },
    most: { session: 15, network: 6 },
    scales: true,
  },
  /** The same by mailbox, so that its codes cannot be guessed one after another: five tries each. */
  mailboxCodes: { window: hours(24), free: { email: 5 }, most: { email: 20 } },
  /** Codes that are sent to phones, each of which costs money. */
  phoneCodes: {
    window: hours(24),
    free: { account: 3, network: 1 },
    most: { account: 6, network: 3, shop: 5000 },
    scales: true,
  },
  /** The same by number, whatever accounts it has. */
  phoneNumberCodes: { window: hours(24), free: { phone: 3 }, most: { phone: 6 } },
  /** Phones that a profile takes; a refusal says that another account has the number. */
  phoneChanges: {
    window: hours(1),
    free: { account: 5, network: 2 },
    most: { account: 15, network: 6 },
    scales: true,
  },
  /** Challenges for passkeys; every open sign-in form asks for one. */
  passkeyChallenges: { window: minutes(1), free: {}, most: { network: 24 }, scales: true, inProcess: true },
  /** Sign-ins at a provider that are begun; a press of a button each. */
  providerSignIns: { window: minutes(1), free: {}, most: { network: 12 }, scales: true, inProcess: true },
  /** Changes and resets of a password that were refused: wrong current passwords, links that do not work. */
  passwordTries: { window: minutes(15), free: {}, most: { session: 10, account: 10, network: 60 } },
  /** Exports of everything that the shop holds of a person. */
  dataExports: { window: hours(24), free: {}, most: { account: 6 } },
  /** Codes that confirm the deletion of an account without a password, each of which sends a mail. */
  deletionCodes: { window: hours(24), free: {}, most: { account: 6 } },
  /** Changes of an account's email, each of which sends a mail to an address that the caller types. */
  emailChanges: { window: hours(24), free: {}, most: { account: 6 } },
  /** Memberships of the loyalty programme that an account ends, each of which sends a mail; repetitions count too. */
  memberships: { window: hours(24), free: {}, most: { account: 10 } },
  /** Questions for a mail when a size is in stock again. */
  stockNotices: {
    window: hours(1),
    free: { session: 10, network: 2 },
    most: { session: 30, network: 6 },
    scales: true,
  },
  /** Questions to the shop, reports of faults and replies, each of which sends a mail. */
  contacts: {
    window: hours(1),
    free: { session: 5, account: 5, network: 2 },
    most: { session: 15, account: 15, network: 6 },
    scales: true,
  },
  /** Photos for reports of faults, each of which the server decodes. */
  casePhotos: {
    window: hours(1),
    free: { session: 15, account: 15, network: 6 },
    most: { session: 40, account: 40, network: 18 },
    scales: true,
  },
  /** Reviews, questions and answers, each of which the staff may have to read. */
  productTexts: {
    window: hours(1),
    free: { session: 20, account: 20, network: 6 },
    most: { session: 40, account: 40, network: 12 },
    scales: true,
  },
  /** Votes on reviews and answers, and reports of reviews. */
  productVotes: {
    window: hours(1),
    free: { session: 120, account: 120, network: 60 },
    most: { session: 240, account: 240, network: 120 },
    scales: true,
  },
  /** Tokens of the social media service, and names under which pictures are sent. */
  socialSessions: {
    window: hours(1),
    free: { session: 60, network: 60 },
    most: { session: 120, network: 120 },
    scales: true,
    inProcess: true,
  },
  /** Pictures that people send to the social media service, each of which the server decodes and the staff look at. */
  socialUploads: {
    window: hours(1),
    free: { session: 10, account: 10, network: 4 },
    most: { session: 20, account: 20, network: 8 },
    scales: true,
  },
  /** Reports of pictures. A few hide a picture until the staff decide, so that one network has few. */
  socialReports: {
    window: hours(1),
    free: { session: 10, account: 10, network: 2 },
    most: { session: 30, account: 30, network: 6 },
    scales: true,
  },
  /** Sign-ups for events and their changes, each of which may send a mail. */
  eventRegistrations: {
    window: hours(1),
    free: { session: 10, account: 10, network: 6 },
    most: { session: 20, account: 20, network: 12 },
    scales: true,
  },
  /** Reviews that are translated, for each of which a service charges. */
  translations: { window: hours(1), free: {}, most: { session: 60, network: 60 }, scales: true },
  /** Subscriptions, each of which may send a mail that asks to confirm. */
  subscriptions: {
    window: hours(1),
    free: { session: 20, account: 20, network: 4 },
    most: { session: 60, account: 60, network: 12 },
    scales: true,
  },
  /** New carts; ten lines of a cart count as one more. */
  carts: {
    window: minutes(1),
    free: { session: 120, network: 12 },
    most: { session: 480, network: 48 },
    scales: true,
    inProcess: true,
  },
  /** New sessions. The page cannot solve a challenge before it has one. */
  sessions: { window: minutes(1), free: {}, most: { network: 24 }, scales: true, inProcess: true },
  /** Reads that cost the server much. */
  dearReads: { window: minutes(1), free: {}, most: { network: 60 }, scales: true, inProcess: true },
  /** Designs whose pictures are asked for. */
  designs: {
    window: minutes(1),
    free: { session: 120, network: 600 },
    most: { session: 480, network: 2400 },
    inProcess: true,
  },
  /** Events that pages report; one network cannot use up what the log takes. */
  events: { window: minutes(1), free: {}, most: { session: 300, network: 3000 }, inProcess: true },
  /** Calls with which browsers report violations of a page's policy. */
  cspReports: { window: minutes(1), free: {}, most: { session: 30, network: 30 }, inProcess: true },
  /** Choices about cookies and storage, each of which is a row. */
  consents: { window: minutes(1), free: {}, most: { session: 30, network: 240 }, inProcess: true },
  /** Events of the data layer that the shop stores, from all pages together. */
  storedEvents: { window: hours(24), free: {}, most: { shop: 1_000_000 }, inProcess: true },
  /** Events that the shop writes to its log, from all pages together. */
  loggedEvents: { window: minutes(1), free: {}, most: { shop: 6000 }, inProcess: true },
  /** Challenges that were given out; the work of the next ones grows with them. */
  challenges: { window: minutes(10), free: { session: unlimited, network: unlimited }, most: {} },
} as const satisfies Record<string, LimitPolicy>

export type LimitName = keyof typeof limitPolicies

/** A limit of a call. */
export type CallLimit = {
  readonly policy: LimitName
  /** Limits only requests whose field, in body or query, has one of the values. */
  readonly where?: { readonly field: string; readonly values: readonly string[] }
  /** Limits only requests that have the field in their body or query; a list counts once for each entry. */
  readonly each?: string
  /** Counts only calls that fail, or only calls that succeed: the count of the others is taken back. */
  readonly only?: 'failures' | 'successes'
  /** The list, in body or query, of which this many entries count as one more. */
  readonly size?: { readonly field: string; readonly of: number }
}
