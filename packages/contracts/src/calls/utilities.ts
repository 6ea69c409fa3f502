import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentDataLayerEvent } from '../shapes/data-layer.ts'
import { LocaleCode, LocaleQuery, text } from '../shapes/primitives.ts'
import { VisitId } from './recommendations.ts'

const AddressField = z.object({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  mask: z.string().optional(),
  transform: z.array(z.string()).optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  width: z.string().optional(),
  autocomplete: z.string().optional(),
  inputMode: z.string().optional(),
  /** The message key for a value that does not match the pattern, and an example that does. */
  patternProblem: z.string().optional(),
  example: z.string().optional(),
})

/** Countries, address rules, messages and the clock (CALL-05). */
export const utilitiesCalls = {
  'utilities.countryList': defineCall({
    method: 'GET',
    path: '/consumers-v3/utilities/countryList',
    summary: 'Countries with their dial codes and phone masks',
    session: 'none',
    query: LocaleQuery,
    reply: z.object({
      countries: z.array(
        z.object({ name: z.string(), dialCode: z.string(), code: z.string(), phoneMask: z.string().optional() }),
      ),
    }),
    errors: [],
    cache: 'public',
  }),
  'utilities.i18n': defineCall({
    method: 'GET',
    path: '/consumers-v3/utilities/i18n/{countryCode}',
    summary: "A country's address rules for a form (shipping by default) with its provinces, in the locale's language",
    session: 'none',
    params: z.object({ countryCode: z.string().regex(/^[A-Z]{2}$/) }),
    query: LocaleQuery.extend({ form: z.enum(['shipping', 'billing', 'account']).optional() }),
    reply: z.object({ countryCode: z.string(), fields: z.array(AddressField) }),
    errors: ['API404'],
    cache: 'public',
  }),
  'utilities.completeAddress': defineCall({
    method: 'POST',
    path: '/consumers-v3/utilities/addressCompletions',
    summary: 'Addresses of the site’s country that begin like what was typed into a field; empty without any',
    session: 'guest',
    limits: [{ policy: 'addressCompletions' }],
    query: LocaleQuery,
    body: z.strictObject({ field: z.enum(['addressLine1', 'postalCode']), text: text(60) }),
    reply: z.object({
      /** The fields that are completed at all. */
      fields: z.array(z.enum(['addressLine1', 'postalCode'])),
      completions: z.array(
        z.object({
          label: z.string(),
          address: z.object({
            addressLine1: z.string().optional(),
            postalCode: z.string().optional(),
            city: z.string().optional(),
            province: z.string().optional(),
          }),
        }),
      ),
    }),
    errors: [],
  }),
  'utilities.locales': defineCall({
    method: 'GET',
    path: '/fapi/pages/location-selector',
    summary: 'The countries and languages that can be chosen',
    session: 'none',
    query: LocaleQuery,
    reply: z.object({
      regions: z.array(
        z.object({
          region: z.string(),
          sites: z.array(
            z.object({
              siteId: z.string(),
              country: z.string(),
              countryName: z.string(),
              currency: z.string(),
              locales: z.array(z.object({ locale: LocaleCode, language: z.string(), url: z.string() })),
            }),
          ),
        }),
      ),
    }),
    errors: [],
    cache: 'public',
  }),
  'internal.serverTime': defineCall({
    method: 'GET',
    path: '/fapi/server/time',
    summary: "The server's clock",
    session: 'none',
    query: LocaleQuery,
    reply: z.object({ timestamp: z.number(), iso: z.string() }),
    errors: [],
  }),
  'internal.events': defineCall({
    method: 'POST',
    path: '/fapi/events',
    summary: 'Events of a page, in batches; accepted at once',
    session: 'none',
    limits: [
      { policy: 'events', each: 'events' },
      { policy: 'events', each: 'dataLayer' },
    ],
    query: LocaleQuery,
    body: z.strictObject({
      /** The visit that the events belong to; without it they are counted and not recorded. */
      visit: VisitId.optional(),
      events: z
        .array(
          z.strictObject({
            type: z.enum(['page', 'product', 'recommendation', 'experiment', 'error', 'cart']),
            name: z.string().max(80),
            at: z.number(),
            data: z
              .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
              .meta({ maxProperties: 12 })
              .optional(),
          }),
        )
        .min(1)
        .max(50)
        .optional(),
      /** Pushes to the data layer, recorded with the visitor's consent only. */
      dataLayer: z.array(SentDataLayerEvent).min(1).max(50).optional(),
    }),
    reply: z.object({ accepted: z.number() }),
    status: 202,
    errors: [],
  }),
  'internal.captcha': defineCall({
    method: 'GET',
    path: '/fapi/captcha/challenge',
    summary: 'A proof-of-work challenge for a form that asks for one, or a harder one for a guarded call',
    session: 'none',
    query: LocaleQuery.extend({ use: z.enum(['form', 'guard']).optional() }),
    reply: z.object({
      algorithm: z.string(),
      challenge: z.string(),
      maxnumber: z.number(),
      salt: z.string(),
      signature: z.string(),
    }),
    errors: [],
  }),
}
