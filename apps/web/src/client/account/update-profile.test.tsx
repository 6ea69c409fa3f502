import { afterEach, expect, test, vi } from 'vitest'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { profileQuery } from './profile-query.ts'
import { updateProfile } from './update-profile.ts'

const profile = { consumerNo: 'C1', consumerDetails: { firstName: 'Ada', lastName: 'Marsh' }, preferences: {} }

const answerWith = (firstName: string) =>
  vi.spyOn(browserApi, 'call').mockResolvedValue({
    consumerProfile: { ...profile, consumerDetails: { ...profile.consumerDetails, firstName } },
  } as never)

document.documentElement.dataset.site = 'LH-US'

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('a change before the profile is loaded fails with "Profile not loaded" and sends nothing [ACC-02]', async () => {
  const call = answerWith('Zoë')
  await expect(updateProfile({ consumerDetails: { firstName: 'Zoë' } })).rejects.toThrow('Profile not loaded')
  expect(call).not.toHaveBeenCalled()
})

test('an empty change of a loaded profile sends nothing [ACC-02]', async () => {
  const call = answerWith('Zoë')
  queryClient.setQueryData(profileQuery.queryKey, profile as never)
  for (const change of [{}, { consumerDetails: {} }, { consumerDetails: {}, preferences: {} }])
    expect((await updateProfile(change)).consumerDetails.firstName).toBe('Ada')
  expect(call).not.toHaveBeenCalled()
})

test('a change is sent, and every part of the page sees the answer [ACC-01]', async () => {
  const call = answerWith('Zoë')
  queryClient.setQueryData(profileQuery.queryKey, profile as never)
  await updateProfile({ consumerDetails: { firstName: 'Zoë' } })
  expect(call).toHaveBeenCalledWith('consumer.update', {
    query: { includeLoyaltySummary: true },
    body: { consumerProfile: { consumerDetails: { firstName: 'Zoë' } } },
  })
  expect(queryClient.getQueryData(profileQuery.queryKey)).toMatchObject({ consumerDetails: { firstName: 'Zoë' } })
})
