/** The mails that a shop sends about an order. */
export const orderMailKinds = [
  'order',
  'paymentFailed',
  'shipment',
  'refund',
  'return',
  'exchange',
  'delivery',
  'giftCard',
  'preOrder',
  'chargeDeclined',
  'reviewInvitation',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/** Why a mail could not be sent, as far as it can be said in words. */
export const mailFailures = ['unreachable', 'signInRefused', 'addressRefused', 'messageRefused', 'unknown'] as const
export type MailFailure = (typeof mailFailures)[number]
