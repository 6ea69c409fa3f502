/** `info` is worth keeping, `warn` worth counting, `error` worth looking at. */
export type SecurityLevel = 'info' | 'warn' | 'error'

type SecurityEvent = { readonly id: `SEC-${number}`; readonly level: SecurityLevel; readonly meaning: string }

/**
 * Every event of the security log. An id is never used for another event; docs/security-events.md has the same table and what to do.
 */
export const securityEvents = {
  sign_in_failed: {
    id: 'SEC-101',
    level: 'warn',
    meaning: 'a password was wrong, or its account does not exist',
  },
  sign_in_locked: {
    id: 'SEC-102',
    level: 'warn',
    meaning: 'a sign-in was refused after too many wrong passwords',
  },
  sign_in_refused: {
    id: 'SEC-103',
    level: 'warn',
    meaning: 'a password was right, and its account may not sign in here',
  },
  staff_signed_in: { id: 'SEC-104', level: 'info', meaning: 'a store employee or an agent has signed in' },
  authorization_code_refused: {
    id: 'SEC-105',
    level: 'warn',
    meaning: 'an authorization code was unknown, used, too old, or came without its verifier',
  },
  refresh_token_reused: {
    id: 'SEC-106',
    level: 'error',
    meaning: 'a refresh token was used a second time, and all sessions of its sign-in ended',
  },
  link_refused: { id: 'SEC-107', level: 'warn', meaning: 'the signature of a link was forged or too old' },
  password_changed: { id: 'SEC-108', level: 'info', meaning: 'a password was changed or reset' },
  data_exported: {
    id: 'SEC-109',
    level: 'info',
    meaning: 'everything that the shop holds of an account was asked for',
  },
  deletion_requested: { id: 'SEC-110', level: 'info', meaning: 'the deletion of an account was asked for' },
  deletion_taken_back: { id: 'SEC-111', level: 'info', meaning: 'the deletion of an account was taken back' },
  phone_confirmed: { id: 'SEC-112', level: 'info', meaning: 'a code confirmed the phone of an account' },
  code_refused: { id: 'SEC-113', level: 'warn', meaning: 'a code for a phone was wrong, used, or too old' },
  passkey_added: { id: 'SEC-114', level: 'info', meaning: 'a passkey was added to an account' },
  passkey_removed: { id: 'SEC-115', level: 'info', meaning: 'a passkey was removed from an account' },
  passkey_refused: { id: 'SEC-116', level: 'warn', meaning: 'a passkey that was to be added was not right' },
  passkey_copied: {
    id: 'SEC-117',
    level: 'error',
    meaning: 'the counter of a passkey did not rise, so that its key may have been copied',
  },
  second_factor_failed: {
    id: 'SEC-118',
    level: 'warn',
    meaning: 'a code of the second factor of staff was wrong or used before',
  },
  second_factor_changed: {
    id: 'SEC-119',
    level: 'info',
    meaning: 'a second factor of staff was set up or removed, or a recovery code was used',
  },
  identity_linked: { id: 'SEC-120', level: 'info', meaning: 'an identity of a provider was linked to an account' },
  identity_unlinked: {
    id: 'SEC-121',
    level: 'info',
    meaning: 'an identity of a provider was unlinked from an account',
  },
  identity_refused: {
    id: 'SEC-122',
    level: 'warn',
    meaning: "a provider's answer was wrong, used, too old, or for another browser",
  },
  email_change_requested: {
    id: 'SEC-123',
    level: 'info',
    meaning: 'the email of an account shall change, for which the owner was proved',
  },
  email_changed: { id: 'SEC-124', level: 'info', meaning: 'the email of an account was changed by its new mailbox' },
  email_change_undone: {
    id: 'SEC-125',
    level: 'warn',
    meaning: 'the former mailbox took the change of an email back, and everything that opened the account ended',
  },
  origin_refused: {
    id: 'SEC-201',
    level: 'error',
    meaning: "a page of another origin made a call with a shopper's cookie",
  },
  access_refused: { id: 'SEC-202', level: 'warn', meaning: 'a session had no right to a call' },
  foreign_cart: {
    id: 'SEC-203',
    level: 'warn',
    meaning: 'a cart was asked for that is unknown or belongs to another shopper',
  },
  foreign_order: {
    id: 'SEC-204',
    level: 'warn',
    meaning: 'an order was asked for that is unknown or belongs to another shopper',
  },
  foreign_record: {
    id: 'SEC-205',
    level: 'warn',
    meaning: 'a saved address or card was asked for that is unknown or belongs to another shopper',
  },
  limit_reached: { id: 'SEC-301', level: 'warn', meaning: 'a caller made more calls than the limit allows' },
  captcha_refused: {
    id: 'SEC-302',
    level: 'warn',
    meaning: 'a form came without a right solution of its challenge',
  },
  proof_of_work_replayed: {
    id: 'SEC-303',
    level: 'error',
    meaning: 'a right solution of a challenge was sent a second time',
  },
  payment_stopped: {
    id: 'SEC-304',
    level: 'warn',
    meaning: 'a payment was refused after too many declined ones, or for suspected fraud',
  },
  webhook_refused: {
    id: 'SEC-401',
    level: 'error',
    meaning: "a payment provider's webhook had a wrong or old signature",
  },
  staff_action: { id: 'SEC-501', level: 'info', meaning: 'staff changed the prices of a cart' },
  operator_command: { id: 'SEC-502', level: 'info', meaning: 'an operator ran a command that changes an order' },
  promotions_changed: { id: 'SEC-503', level: 'info', meaning: 'promotions or coupons were changed' },
  staff_rights_changed: {
    id: 'SEC-504',
    level: 'warn',
    meaning: 'the roles of a member of staff, or the rights of a role, were changed',
  },
  configuration_refused: {
    id: 'SEC-601',
    level: 'error',
    meaning: 'the shop did not start, because its environment is not right',
  },
  csp_violation: {
    id: 'SEC-602',
    level: 'warn',
    meaning: 'a browser reported something that the content security policy refused',
  },
  self_check_difference: {
    id: 'SEC-603',
    level: 'error',
    meaning: 'a check of the shop by itself found a difference, such as a script on a payment page that was not there',
  },
} as const satisfies Readonly<Record<string, SecurityEvent>>

export type SecurityEventName = keyof typeof securityEvents
