import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LoyaltyTier, TierStanding } from '../shapes/loyalty.ts'
import { LocaleQuery, text } from '../shapes/primitives.ts'

/** An entry of a member's points: earned, spent, given back, expired, or changed by the shop. */
const PointsEntry = z.object({
  kind: z.enum(['earn', 'spend', 'restore', 'expire', 'adjust']),
  points: z.number(),
  date: z.string(),
  orderNumber: z.string().optional(),
})

/** The loyalty programme. */
export const loyaltyCalls = {
  'loyalty.listPoints': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/points',
    summary: "A member's balance, tier and history of points, the newest first",
    session: 'consumer',
    query: LocaleQuery.extend({
      start: z.int().min(0).max(100_000).optional(),
      count: z.int().min(1).max(50).optional(),
    }),
    reply: z.object({
      balance: z.number(),
      total: z.number(),
      /** The code by which the member brings new members. */
      referralCode: z.string(),
      entries: z.array(PointsEntry),
      /** The member's tier; absent where the site has no tiers. */
      standing: TierStanding.optional(),
    }),
    errors: ['4044'],
  }),
  'loyalty.listTiers': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/tiers',
    summary: 'What the tiers of the programme take and give, for members and for those who are none',
    session: 'guest',
    query: LocaleQuery,
    /** In ascending order; empty where the site has none. */
    reply: z.object({ tiers: z.array(LoyaltyTier) }),
    errors: [],
  }),
  'loyalty.token': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/loyalty/token',
    summary:
      "Answers a member's referral code with a token, by which the caller's sign-up counts as brought by that member",
    session: 'guest',
    limits: [{ policy: 'lookups' }],
    query: LocaleQuery,
    headers: z.object({ leadsource: z.string().max(80).optional() }),
    /** `usid` is the id under which the client knows the shopper. */
    body: z.strictObject({ usid: z.string().max(64), referralCode: text(20) }),
    reply: z.object({
      token: z.string(),
      /** Seconds until the token expires. */
      expiresIn: z.number(),
    }),
    errors: ['PRO404'],
  }),
  'loyalty.welcomePromotion': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/promo/welcome',
    summary:
      "The code with which a member's first order is cheaper; null for one who has ordered, and where the site has none",
    session: 'consumer',
    query: LocaleQuery,
    reply: z.object({
      promotion: z.object({ code: z.string(), name: z.string(), endsAt: z.string().optional() }).nullable(),
    }),
    errors: ['4044'],
  }),
  'loyalty.enroll': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/loyalty/enrollment',
    summary: 'Makes the consumer a member of the loyalty programme; the consent is the own one of the person',
    session: 'consumer',
    agents: 'refused',
    query: LocaleQuery,
    body: z.strictObject({ loyaltyTerms: z.literal(true), loyaltyNewsletterConsent: z.boolean().optional() }),
    reply: z.object({ memberId: z.string(), loyaltyOptInDate: z.string() }),
    status: 201,
    errors: ['API404', 'PRO411', 'PRO418'],
  }),
  'loyalty.leave': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/loyalty/enrollment/{memberId}',
    summary: "Ends the consumer's membership; its points lapse. A repetition answers what the first call did",
    session: 'consumer',
    limits: [{ policy: 'memberships' }],
    params: z.object({ memberId: text(60) }),
    query: LocaleQuery,
    reply: z.object({
      memberId: z.string(),
      /** ISO 8601. */
      endedAt: z.string(),
      /** The balance that lapsed. */
      lostPoints: z.number(),
    }),
    errors: ['4044', 'API404'],
  }),
}
