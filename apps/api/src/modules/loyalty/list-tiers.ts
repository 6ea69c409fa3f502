import type { Handler } from '../../http/call.ts'
import { toTiersReply } from '../../replies/loyalty/to-standing-reply.ts'

/** Lists the tiers of the site's programme, also for those who are no members (decision 0112). */
export const listTiers: Handler<'loyalty.listTiers'> = ({ site, locale }) => ({
  tiers: site.features.loyalty ? toTiersReply({ site, locale }) : [],
})
