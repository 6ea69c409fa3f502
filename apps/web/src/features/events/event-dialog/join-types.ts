import type { CallReply, EventDialogBlock } from '@lacehouse/contracts'

export type OwnRegistration = NonNullable<CallReply<'events.getRegistration'>['registration']>

export type JoinFormProps = {
  readonly id: string
  readonly event: EventDialogBlock
  readonly found: CallReply<'events.get'>
  readonly own: OwnRegistration | null
  readonly profile: CallReply<'consumer.get'>['consumerProfile']
  readonly onJoined: (registration: OwnRegistration) => void
  /** Called when sending begins and ends, for the button that stands outside of the form. */
  readonly onBusy: (isBusy: boolean) => void
  readonly onFailure: (failure: string | null) => void
}
