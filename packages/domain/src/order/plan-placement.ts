/**
 * Where the placing of one cart stands; it is written down after every step, so that a killed server goes on where it was.
 * `checking`: the provider's answer was lost, and asking it decides.
 */
export type PlacementStep =
  | 'open'
  | 'reserved'
  | 'authorising'
  | 'checking'
  | 'payment_pending'
  | 'finalised'
  | 'failed'

/** What happened, by the shopper, the database, the provider or the clock. */
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

/** What is to be done in the same transaction that writes the step down, or through its outbox. */
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
/** The provider may have charged or may yet do so: whatever it holds is let go. */
const abandoned: Move = ['failed', ['fail_order', 'give_back_stock', 'void_payment', 'reopen_cart']]
/** Whoever was told that they will hear of it hears of it. */
const withFailureMail = ([step, effects]: Move): Move => [step, [...effects, 'send_failure_mail']]
const stay = (step: PlacementStep): Move => [step, []]

const moves: Readonly<Record<PlacementStep, Partial<Record<PlacementEvent, Move>>>> = {
  open: {
    reserved: ['reserved', ['authorise']],
    sold_out: stay('open'),
  },
  // `charge_sent` is written down before the charge is sent; news at this step is of a charge that seemed not to have arrived.
  reserved: {
    reserved: ['reserved', ['authorise']],
    charge_sent: stay('authorising'),
    authorised: paid,
    declined: unpaid,
    challenged: ['payment_pending', ['show_challenge']],
    gave_up: abandoned,
    timed_out: withFailureMail(abandoned),
  },
  authorising: {
    reserved: ['checking', ['ask_provider']],
    charge_sent: stay('authorising'),
    authorised: paid,
    declined: unpaid,
    challenged: ['payment_pending', ['show_challenge']],
    answer_lost: ['checking', ['ask_provider']],
    timed_out: ['checking', ['ask_provider']],
  },
  checking: {
    reserved: ['checking', ['ask_provider']],
    charge_sent: ['checking', ['ask_provider']],
    authorised: paid,
    declined: withFailureMail(unpaid),
    challenged: ['payment_pending', ['show_challenge']],
    answer_lost: ['checking', ['ask_provider']],
    // It never got the charge: sending it again under the same key is safe.
    unknown_to_provider: ['reserved', ['authorise']],
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
    // Too late: the stock is given back, so the money is too.
    authorised: ['failed', ['void_payment']],
    challenged: ['failed', ['void_payment']],
  },
}

/**
 * Plans the next step of a placement. The same event twice leads to the same step and asks for nothing that must not happen
 * twice; an event that cannot be at this step is refused (CHK-07, T6, T8, T9).
 */
export function planPlacement(step: PlacementStep, event: PlacementEvent): PlacementPlan {
  const move = moves[step][event]
  return move ? { ok: true, step: move[0], effects: move[1] } : { ok: false, reason: 'not_now' }
}

/** Tells whether a placement has come to its end. */
export function isPlacementOver(step: PlacementStep): boolean {
  return step === 'finalised' || step === 'failed'
}
