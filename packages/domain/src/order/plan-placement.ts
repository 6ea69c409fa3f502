/**
 * The progress of a cart's placement. It is stored after every step, so that another process continues after a crash.
 * `checking`: the provider's answer was lost, and a query to the provider decides.
 */
export type PlacementStep =
  | 'open'
  | 'reserved'
  | 'authorising'
  | 'checking'
  | 'payment_pending'
  | 'finalised'
  | 'failed'

/** An event from the shopper, the database, the provider or the clock. */
export type PlacementEvent =
  | 'reserved'
  | 'sold_out'
  | 'charge_sent'
  | 'authorised'
  | 'declined'
  | 'challenged'
  | 'answer_lost'
  | 'unknown_to_provider'
  | 'gave_up'
  | 'timed_out'
  | 'too_many_pending'

/** An action of the transaction that stores the step, or of its outbox. */
export type PlacementEffect =
  | 'authorise'
  | 'ask_provider'
  | 'finalise_order'
  | 'send_mail'
  | 'send_failure_mail'
  | 'fail_order'
  | 'give_back_stock'
  | 'void_payment'
  | 'reopen_cart'
  | 'show_challenge'

export type PlacementPlan =
  | { readonly ok: true; readonly step: PlacementStep; readonly effects: readonly PlacementEffect[] }
  | { readonly ok: false; readonly reason: 'not_now' }

type Move = readonly [PlacementStep, readonly PlacementEffect[]]

const paid: Move = ['finalised', ['finalise_order', 'send_mail']]
const unpaid: Move = ['failed', ['fail_order', 'give_back_stock', 'reopen_cart']]
/** The provider may have charged or may still charge, so the payment is voided. */
const abandoned: Move = ['failed', ['fail_order', 'give_back_stock', 'void_payment', 'reopen_cart']]
/** A shopper who waits for the result gets a mail about the failure. */
const withFailureMail = ([step, effects]: Move): Move => [step, [...effects, 'send_failure_mail']]
const stay = (step: PlacementStep): Move => [step, []]

const moves: Readonly<Record<PlacementStep, Partial<Record<PlacementEvent, Move>>>> = {
  open: {
    reserved: ['reserved', ['authorise']],
    sold_out: stay('open'),
  },
  // `charge_sent` is stored before the charge is sent. An answer at this step belongs to a charge that seemed not to have arrived.
  reserved: {
    reserved: ['reserved', ['authorise']],
    charge_sent: stay('authorising'),
    authorised: paid,
    declined: unpaid,
    challenged: ['payment_pending', ['show_challenge']],
    gave_up: abandoned,
    too_many_pending: abandoned,
    timed_out: withFailureMail(abandoned),
  },
  authorising: {
    reserved: ['checking', ['ask_provider']],
    charge_sent: stay('authorising'),
    authorised: paid,
    declined: unpaid,
    challenged: ['payment_pending', ['show_challenge']],
    answer_lost: ['checking', ['ask_provider']],
    too_many_pending: abandoned,
    timed_out: ['checking', ['ask_provider']],
  },
  checking: {
    reserved: ['checking', ['ask_provider']],
    charge_sent: ['checking', ['ask_provider']],
    authorised: paid,
    declined: withFailureMail(unpaid),
    challenged: ['payment_pending', ['show_challenge']],
    answer_lost: ['checking', ['ask_provider']],
    // The provider never received the charge, so sending it again under the same key is safe.
    unknown_to_provider: ['reserved', ['authorise']],
    // The shopper pays another way while the provider is in trouble.
    gave_up: abandoned,
    too_many_pending: abandoned,
    timed_out: withFailureMail(abandoned),
  },
  payment_pending: {
    reserved: ['payment_pending', ['show_challenge']],
    challenged: ['payment_pending', ['show_challenge']],
    authorised: paid,
    declined: withFailureMail(unpaid),
    answer_lost: ['payment_pending', ['ask_provider']],
    gave_up: abandoned,
    timed_out: withFailureMail(abandoned),
  },
  finalised: {
    reserved: stay('finalised'),
    authorised: stay('finalised'),
    charge_sent: stay('finalised'),
    timed_out: stay('finalised'),
    answer_lost: stay('finalised'),
  },
  failed: {
    declined: stay('failed'),
    gave_up: stay('failed'),
    timed_out: stay('failed'),
    unknown_to_provider: stay('failed'),
    // The stock is already released, so the payment is voided too.
    authorised: ['failed', ['void_payment']],
    challenged: ['failed', ['void_payment']],
  },
}

/**
 * Plans the next step of a placement. A repeated event leads to the same step and repeats no effect that must happen once; an
 * event that cannot occur at this step is refused (CHK-07, T6, T8, T9).
 */
export function planPlacement(step: PlacementStep, event: PlacementEvent): PlacementPlan {
  const move = moves[step][event]
  return move ? { ok: true, step: move[0], effects: move[1] } : { ok: false, reason: 'not_now' }
}

/** Returns whether a placement has ended, with an order or without. */
export function isPlacementOver(step: PlacementStep): boolean {
  return step === 'finalised' || step === 'failed'
}
