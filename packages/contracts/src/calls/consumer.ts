import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import {
  ConsumerProfile,
  ConsumerProfileChange,
  NewConsumerProfile,
  SavedAddress,
  SavedAddressInput,
  SavedCard,
} from '../shapes/consumer.ts'
import { PaymentSession } from '../shapes/payment-session.ts'
import { CodeChallenge, LocaleQuery, OrderNumber } from '../shapes/primitives.ts'
import { phoneCodeCalls } from './phone-codes.ts'
import { savedGiftCardCalls } from './saved-gift-cards.ts'

const AddressParams = z.object({ addressId: z.string().uuid() })
const CardParams = z.object({ paymentInstrumentId: z.string().uuid() })

const addressErrors = [
  'CHK320',
  'ORD400',
  'PAY401',
  'PRO412',
  'PRO414',
  'PRO415',
  'SHP410',
  'BIL400',
  'BILL410',
] as const

/** A consumer's profile, addresses and cards. Records of other consumers are answered like unknown ones. */
export const consumerCalls = {
  ...phoneCodeCalls,
  ...savedGiftCardCalls,
  'consumer.get': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer',
    summary: 'The profile with its saved addresses, and with the points of a member where asked for',
    session: 'consumer',
    query: LocaleQuery.extend({ includeLoyaltySummary: z.boolean().optional() }),
    reply: z.object({ consumerProfile: ConsumerProfile }),
    errors: [],
  }),
  'consumer.update': defineCall({
    method: 'PUT',
    path: '/consumers-v3/consumer',
    summary: 'Changes the profile and answers it; what is absent stays, and an update without a change writes nothing',
    session: 'consumer',
    query: LocaleQuery.extend({ includeLoyaltySummary: z.boolean().optional() }),
    body: z.strictObject({ consumerProfile: ConsumerProfileChange }),
    reply: z.object({ consumerProfile: ConsumerProfile }),
    errors: ['AUT403', 'AUT444', 'PRO410', 'PRO411', 'PRO412', 'PRO414', 'PRO415', 'STR404'],
  }),
  'consumer.create': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer',
    summary:
      'Creates an account for the guest of an order, which the account takes over, and answers a code to sign in with',
    session: 'guest',
    agents: 'refused',
    limits: [{ policy: 'accounts' }],
    query: LocaleQuery,
    body: z.strictObject({
      consumerProfile: NewConsumerProfile,
      password: z.string().min(1).max(1024),
      isTermsConfirmed: z.literal(true),
      /** The caller's own order, paid for under the same email; it proves that the email belongs to the caller. */
      orderNumber: OrderNumber,
      codeChallenge: CodeChallenge,
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: z.object({
      consumerNo: z.string(),
      authorizationCode: z.string(),
      /** Seconds until the code expires. */
      expiresIn: z.number(),
    }),
    status: 201,
    errors: ['AUT444', 'AUT453', 'FE872', 'ORD409', 'PRO400', 'PRO410', 'PRO411', ...addressErrors],
  }),
  'consumer.addAddress': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/address',
    summary: 'Saves an address; the first of a type becomes its main one',
    session: 'consumer',
    query: LocaleQuery,
    body: z.strictObject({ address: SavedAddressInput }),
    reply: z.object({ addressId: z.string(), address: SavedAddress }),
    status: 201,
    errors: ['CHK380', ...addressErrors],
  }),
  'consumer.updateAddress': defineCall({
    method: 'PUT',
    path: '/consumers-v3/consumer/address/{addressId}',
    summary: 'Changes a saved address; a new main one replaces the other of its type',
    session: 'consumer',
    params: AddressParams,
    query: LocaleQuery,
    body: z.strictObject({ address: SavedAddressInput }),
    reply: z.object({ addressId: z.string(), address: SavedAddress }),
    errors: ['CHK380', ...addressErrors],
  }),
  'consumer.removeAddress': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/address/{addressId}',
    summary: 'Deletes a saved address; the newest of its type becomes the main one if that was deleted',
    session: 'consumer',
    params: AddressParams,
    query: LocaleQuery,
    reply: z.object({ addressId: z.string() }),
    errors: ['CHK380'],
  }),
  'consumer.listCards': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    summary: 'The saved cards, the main one first',
    session: 'consumer',
    query: LocaleQuery,
    reply: z.object({ paymentInstruments: z.array(SavedCard) }),
    errors: [],
  }),
  'consumer.cardSession': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments/session',
    summary: "The provider's session for the fields of a card that is saved without a purchase",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'savedCards' }],
    query: LocaleQuery,
    reply: PaymentSession,
    errors: ['PYT405', 'PAY400'],
  }),
  'consumer.addCard': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/payment_instruments',
    summary: 'Saves a card by the provider’s token, after the provider has checked it; the first becomes the main one',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'savedCards' }],
    query: LocaleQuery,
    body: z.strictObject({
      token: z.string().min(1).max(200),
      main: z.boolean().optional(),
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: z.object({ card: SavedCard }),
    status: 201,
    errors: ['CCA400', 'CCA401', 'CCN404', 'PAY400', 'PYT300'],
  }),
  'consumer.updateCard': defineCall({
    method: 'PATCH',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    summary: 'Makes a saved card the main one',
    session: 'consumer',
    params: CardParams,
    query: LocaleQuery,
    body: z.strictObject({ main: z.literal(true) }),
    reply: z.object({ card: SavedCard }),
    errors: ['CCN404'],
  }),
  'consumer.removeCard': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    summary: 'Deletes a saved card; the newest becomes the main one if that was deleted',
    session: 'consumer',
    params: CardParams,
    query: LocaleQuery,
    reply: z.object({ paymentInstrumentId: z.string() }),
    errors: ['CCN404'],
  }),
}
