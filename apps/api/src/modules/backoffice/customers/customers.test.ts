import { addPerson, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const addMember = async (api: TestApi, locale: string) => {
  const member = await addPerson(api, { points: 20, locale })
  await api.database.db.pool.query(
    `insert into points_entries (member_id, kind, points, order_number) values ($1, 'earn', 550, $2)`,
    [`M-${member.id}`, `LH-${member.id}`],
  )
  return member.id
}

const open = async (api: TestApi) => {
  const staff = await openBackoffice(api, { rights: ['customers.read'] })
  return (consumerNo: string) => staff.call('backoffice.getCustomer', { params: { consumerNo } })
}

test('staff see a member’s points, tier and the way to the next, in the words of the member’s site', async ({
  api,
}) => {
  const read = await open(api)
  const { isLoyaltyMember, loyalty } = await read(await addMember(api, 'de-de'))
  expect([isLoyaltyMember, loyalty?.points]).toEqual([true, 570])
  expect(loyalty?.standing).toMatchObject({
    earnedPoints: 550,
    tier: { id: 'silver', name: 'Silber', until: expect.any(String) },
    next: { id: 'gold', name: 'Gold', pointsToGo: 650 },
  })
})

test('a member of a site without tiers has points alone, and a customer without a membership has neither', async ({
  api,
}) => {
  const read = await open(api)
  expect((await read(await addMember(api, 'en-gb'))).loyalty).toEqual({ points: 570 })
  const { isLoyaltyMember, loyalty } = await read((await addPerson(api, {})).id)
  expect([isLoyaltyMember, loyalty]).toEqual([false, undefined])
})
