import type { Brand } from './card-number.ts'

export type Behaviour =
  | 'success'
  | 'insufficient_funds'
  | 'do_not_honour'
  | 'fraud'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'challenge'
  | 'frictionless'
  | 'slow'
  | 'lost_answer'
  | 'error_after'
  | 'error_before'
  | 'pending_authorised'
  | 'pending_declined'
  | 'late_capture'
  | 'later_declined'

export type TestCard = {
  number: string
  brand: Brand
  behaviour: Behaviour
  /** A token that always represents this card, for tests without the hosted fields. */
  token: string
  meaning: string
}

/** Every card that the sandbox knows. Any other number is refused, so that no real card is stored. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'visa', 'success', 'tok_success', 'Authorised'),
  card('5555555555554444', 'mastercard', 'success', 'tok_mastercard', 'Authorised'),
  card('378282246310005', 'amex', 'success', 'tok_amex', 'Authorised; four-digit security code'),
  card('4000000000009995', 'visa', 'insufficient_funds', 'tok_insufficient_funds', 'Declined: insufficient funds'),
  card('4000000000000002', 'visa', 'do_not_honour', 'tok_declined', 'Declined without a reason'),
  card('4100000000000019', 'visa', 'fraud', 'tok_fraud', 'Refused by the fraud check'),
  card('4000000000000069', 'visa', 'expired_card', 'tok_expired', 'Declined: card expired'),
  card('4000000000000127', 'visa', 'incorrect_cvc', 'tok_incorrect_cvc', 'Declined: wrong security code'),
  card(
    '4000000000000341',
    'visa',
    'later_declined',
    'tok_later_declined',
    'Verified for a later charge, which is declined',
  ),
  card('4000000000003220', 'visa', 'challenge', 'tok_3ds', '3-D Secure challenge; the code is 1234'),
  card('4000000000003055', 'visa', 'frictionless', 'tok_3ds_frictionless', '3-D Secure without a challenge'),
  card('4000000000008104', 'visa', 'slow', 'tok_slow', 'Authorised, but the answer takes 8 s'),
  card('4000000000008112', 'visa', 'lost_answer', 'tok_lost', 'Authorised, then the connection drops'),
  card('4000000000008120', 'visa', 'error_after', 'tok_500', 'Authorised, then answered 500'),
  card('4000000000008138', 'visa', 'error_before', 'tok_500_before', 'Answered 500, nothing authorised'),
  card('4000000000008146', 'visa', 'pending_authorised', 'tok_pending', 'Pending; a webhook authorises it after 3 s'),
  card('4000000000008153', 'visa', 'pending_declined', 'tok_pending_declined', 'Pending; a webhook fails it after 3 s'),
  card(
    '4000000000008161',
    'visa',
    'late_capture',
    'tok_late_capture',
    'Authorised; a capture is done 5 s later, by webhook',
  ),
]

const cardsByNumber = new Map(testCards.map((testCard) => [testCard.number, testCard]))

/** The test card with these digits, or null for any other card. */
export function findTestCard(digits: string): TestCard | null {
  return cardsByNumber.get(digits) ?? null
}

function card(...[number, brand, behaviour, token, meaning]: [string, Brand, Behaviour, string, string]): TestCard {
  return { number, brand, behaviour, token, meaning }
}
