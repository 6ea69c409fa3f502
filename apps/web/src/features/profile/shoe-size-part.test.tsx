import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { profileQuery } from '../../client/account/profile-query.ts'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { ShoeSizePart } from './shoe-size-part.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('a size that cannot be taken away says so at the choice that is left [ACC-13]', async () => {
  const profile = { consumerDetails: {}, preferences: { preferredShoeSize: 'women-8' } } as never
  queryClient.setQueryData(profileQuery.queryKey, profile)
  vi.spyOn(browserApi, 'call').mockRejectedValue(
    new ApiError({ status: 500, details: [{ errorId: 'GEN500', message: '' }], correlationId: 'c' }),
  )
  await showInShop(<ShoeSizePart profile={profile} />, {
    areas: ['common', 'profile', 'errors'],
    site: { units: { size: 'EU' } },
  })
  const audience = page.getByRole('combobox', { name: words('profile.shoeSize.audience') })
  await expect.element(audience).toHaveValue('women')
  await audience.selectOptions('')
  await expect.element(audience).toHaveAccessibleDescription(words('GEN500'))
})
