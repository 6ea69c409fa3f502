import { expect, test } from 'vitest'
import { isOffered, listOfferedSubscriptions } from './subscription.ts'

const siteWith = (loyalty: boolean, smsOptIn: boolean) => ({ features: { loyalty, smsOptIn } })

test.each([
  [false, false, ['email Newsletter']],
  [true, false, ['email Newsletter', 'email LoyaltyNewsletter', 'email Loyalty']],
  [false, true, ['email Newsletter', 'sms Newsletter']],
  [true, true, ['email Newsletter', 'email LoyaltyNewsletter', 'email Loyalty', 'sms Newsletter']],
])('with loyalty %s and text messages %s a site offers %j [ACC-11]', (loyalty, smsOptIn, offered) => {
  const site = siteWith(loyalty, smsOptIn)
  expect(listOfferedSubscriptions(site).map(({ channel, type }) => `${channel} ${type}`)).toEqual(offered)
  expect(isOffered(site, { channel: 'sms', type: 'Newsletter' })).toBe(smsOptIn)
  expect(isOffered(site, { channel: 'sms', type: 'Loyalty' })).toBe(false)
})
