/** The mails that a shopper may do without, in the order of the page. All others are sent always, or follow a subscription. */
export const notificationTypes = ['shipments', 'cases', 'draws', 'events', 'storeCredit', 'reviews'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Where a choice was made: on the pages of the account, by an agent who acted for the shopper, or by the link of a mail. */
export type NotificationSource = 'account' | 'agent' | 'link'

/** The last choice about a kind of mail; a kind without one is sent. */
export type NotificationChoice = {
  readonly type: NotificationType
  readonly isEnabled: boolean
  readonly source: NotificationSource
  readonly changedAt: Date
}

export type NotificationState = {
  readonly type: NotificationType
  readonly isEnabled: boolean
  /** Absent before the first change. */
  readonly changed?: Pick<NotificationChoice, 'source' | 'changedAt'>
}

/** Lists every kind of mail with its state: what was chosen last, or that it is sent. */
export function listNotificationStates(choices: readonly NotificationChoice[]): readonly NotificationState[] {
  return notificationTypes.map((type) => {
    const choice = choices.find((one) => one.type === type)
    if (!choice) return { type, isEnabled: true }
    const { isEnabled, source, changedAt } = choice
    return { type, isEnabled, changed: { source, changedAt } }
  })
}
