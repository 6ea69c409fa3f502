import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { profileQuery } from '../../client/account/profile-query.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { LoadedProfile } from '../../components/profile/loaded-profile.tsx'
import { LoyaltySignUpDialog } from './loyalty-sign-up-dialog/loyalty-sign-up-dialog.tsx'
import { ProfileForm } from './profile-form.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const field = (name: 'firstName' | 'lastName') => page.getByRole('textbox', { name: words(`profile.field.${name}`) })
const toProfile = (changes: object) =>
  ({ consumerDetails: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Marsh', ...changes } }) as never
const postalCode = { name: 'postalCode', label: 'Postal code', required: false } as never
const site = { country: 'US', minimalAge: 13 }
const areas = ['common', 'profile', 'account', 'validation', 'errors'] as const

/** The server: it answers its day, and each update with the profile that the update makes. */
function answer() {
  const sent: object[] = []
  const call = vi.spyOn(browserApi, 'call').mockImplementation((async (
    id: string,
    input?: { body: { consumerProfile: { consumerDetails: object } } },
  ) => {
    if (id === 'internal.serverTime') return { iso: '2026-11-23T00:00:00Z' }
    const { consumerDetails } = input?.body.consumerProfile ?? { consumerDetails: {} }
    sent.push(consumerDetails)
    return { consumerProfile: toProfile(consumerDetails) }
  }) as never)
  return { sent, countDays: () => call.mock.calls.filter(([id]) => id === 'internal.serverTime').length }
}

/** Shows the form of the profile that the page knows. */
async function show() {
  const server = answer()
  queryClient.setQueryData(profileQuery.queryKey, toProfile({}))
  await showInShop(
    <LoadedProfile>{(profile) => <ProfileForm profile={profile} postalCode={postalCode} />}</LoadedProfile>,
    { areas, site },
  )
  await expect.element(field('firstName')).toHaveValue('Ada')
  return server
}

const save = () => page.getByRole('button', { name: words('profile.save') }).click()

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('a value that another tab has saved meanwhile is not overwritten [ACC-01]', async () => {
  const { sent } = await show()
  queryClient.setQueryData(profileQuery.queryKey, toProfile({ firstName: 'Zoë' }))
  await field('lastName').fill('Marshall')
  await save()
  await expect.poll(() => sent).toEqual([{ lastName: 'Marshall' }])
})

test('a field that was saved counts as known for the next change [ACC-01]', async () => {
  const { sent } = await show()
  await field('lastName').fill('Marshall')
  await save()
  await expect.poll(() => sent.length).toBe(1)
  await field('lastName').fill('Marsh')
  await save()
  await expect.poll(() => sent).toEqual([{ lastName: 'Marshall' }, { lastName: 'Marsh' }])
})

test('what a field lacks is judged by its latest value, with the day of the server read once [VAL-07]', async () => {
  const { countDays } = await show()
  await field('firstName').fill('')
  await field('lastName').click()
  await expect.element(field('firstName')).toHaveAttribute('aria-invalid', 'true')
  await field('firstName').fill('Ada')
  await field('lastName').click()
  await userEvent.keyboard('{End}!')
  await field('firstName').click()
  await expect.element(field('lastName')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('firstName')).not.toHaveAttribute('aria-invalid', 'true')
  expect(countDays()).toBe(1)
})

test('the error of the last field does not move the button away from under the press [VAL-07]', async () => {
  await show()
  await field('lastName').fill('')
  await save()
  await expect.element(field('lastName')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('lastName')).toHaveFocus()
})

test('a field that is typed again while its judgement waits shows no error [VAL-07]', async () => {
  await show()
  const day = Promise.withResolvers<{ iso: string }>()
  vi.mocked(browserApi.call).mockReturnValue(day.promise as never)
  await field('firstName').fill('')
  await field('lastName').fill('')
  await field('firstName').fill('A')
  day.resolve({ iso: '2026-11-23T00:00:00Z' })
  await expect.element(field('lastName')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('firstName')).not.toHaveAttribute('aria-invalid', 'true')
})

test('nothing of the profile is saved before the terms of the loyalty programme are accepted', async () => {
  const { sent } = answer()
  queryClient.setQueryData(profileQuery.queryKey, toProfile({ firstName: '' }))
  await showInShop(<LoyaltySignUpDialog args={{ postalCode }} resolve={() => undefined} dismiss={() => undefined} />, {
    areas,
    site,
  })
  await field('firstName').fill('Zoë')
  await page.getByRole('button', { name: words('profile.loyalty.join.action') }).click()
  await expect.element(page.getByText(words('validation.accept'))).toBeVisible()
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus()
  expect(sent).toEqual([])
})
