import type { SubscriptionChannel, SubscriptionKind } from './subscription.ts'

/** A subscription as a profile's reply says it. */
export type KnownSubscription = SubscriptionKind & { readonly optin: boolean; readonly recipient: string }

/** A subscription as a caller sends it with a profile; without a recipient it is that of the own mailbox or phone. */
export type SentSubscription = SubscriptionKind & {
  readonly optin: boolean
  readonly recipient?: string | undefined
}

type Recipients = Readonly<Record<SubscriptionChannel, string | null>>

export type SubscriptionPlan<S> =
  | { readonly ok: true; readonly changed: readonly S[] }
  | { readonly ok: false; readonly reason: 'other_recipient' }

/**
 * Plans which of the sent subscriptions begin or end; what is as it was, or never began, is left out. A subscription changes only at the
 * own mailbox or phone.
 */
export function planSubscriptionChanges<S extends SentSubscription>(
  sent: readonly S[],
  { known, own }: { readonly known: readonly KnownSubscription[]; readonly own: Recipients },
): SubscriptionPlan<S> {
  const changed: S[] = []
  for (const one of sent) {
    const recipient = one.recipient ?? own[one.channel]
    const before = known.find(
      ({ channel, type, recipient: of }) => channel === one.channel && type === one.type && of === recipient,
    )
    if ((before?.optin ?? false) === one.optin) continue
    if (recipient !== own[one.channel]) return { ok: false, reason: 'other_recipient' }
    changed.push(one)
  }
  return { ok: true, changed }
}
