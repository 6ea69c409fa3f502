import { z } from 'zod'
import { readData } from '../read-data.ts'

const PersonKindData = z.strictObject({
  /** The email begins with it: `member.us@lacehouse.test`. */
  key: z.string(),
  consumerType: z.enum(['CONSUMER', 'ATHLETE', 'EMPLOYEE', 'AGENT', 'STORE_EMPLOYEE']),
  identities: z.array(z.string()).optional(),
  /** Points of a loyalty member. */
  points: z.int().optional(),
  /** Points that a member has earned besides. */
  earned: z.array(z.strictObject({ points: z.int(), daysAgo: z.int() })).optional(),
  /** Only a site with loyalty tiers has such a person. */
  isOfTiers: z.boolean().optional(),
  /** An athlete's yearly credit in whole units of the site's currency. */
  credit: z.int().optional(),
  /** The role of staff that the person has, where it is not the one of the consumer type. */
  roleId: z.string().optional(),
  /** Has addresses and a saved card, so that checkout goes straight to the summary. */
  shops: z.boolean(),
})

export type PersonKind = z.infer<typeof PersonKindData>

/** The kinds of people; every site has one person of each, and those of the tiers where it has tiers. */
export const personKinds: readonly PersonKind[] = readData('people', z.array(PersonKindData))
