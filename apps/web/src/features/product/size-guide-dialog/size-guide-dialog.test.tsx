import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { type SizeGuideArgs, SizeGuideDialog } from './size-guide-dialog.tsx'

const shoe = (US: string, EU: string, cm: number) => ({
  ...{ size: US, label: US, systems: { US, UK: String(Number(US) - 1), EU } },
  lengths: [{ cm: [cm, cm], in: [Math.round((cm / 2.54) * 10) / 10, Math.round((cm / 2.54) * 10) / 10] }],
})
const shoes = {
  ...{ productType: 'footwear', system: 'US', unit: 'in', measures: [{ key: 'foot', label: 'Foot length' }] },
  charts: [
    { audience: 'men', label: 'Men', rows: [shoe('8.5', '42', 26.5), shoe('9', '42.5', 27)] },
    { audience: 'women', label: 'Women', rows: [shoe('8', '39', 25)] },
  ],
}
const clothes = {
  ...{ productType: 'tops', system: 'US', unit: 'in', measures: [{ key: 'chest', label: 'Chest' }] },
  charts: [
    { audience: 'men', label: 'Men', rows: [{ size: 'M', label: 'M', lengths: [{ cm: [96, 104], in: [38, 41] }] }] },
  ],
}

let answer: () => Promise<unknown> = async () => shoes

beforeEach(() => {
  vi.spyOn(browserApi, 'call').mockImplementation((async () => answer()) as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

const show = (args: SizeGuideArgs) =>
  showInShop(<SizeGuideDialog args={args} resolve={() => undefined} dismiss={() => undefined} />, {
    areas: ['common', 'product', 'dialogs', 'sizes', 'errors'],
  })

test('the size chart of shoes has all systems and the foot’s length in the chosen unit, and marks the chosen size [CAT-05]', async () => {
  answer = async () => shoes
  await show({ chart: 'footwear', audience: 'men', size: '9' })
  const row = page.getByRole('row', { name: '9 8 42.5 10.6' })
  await expect.element(row).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'cm' }).click()
  await expect.element(page.getByRole('row', { name: '9 8 42.5 27' })).toBeVisible()
  await page.getByRole('button', { name: 'Women' }).click()
  await expect.element(page.getByRole('row', { name: '8 7 39 25' })).not.toHaveAttribute('aria-current')
  await expect.element(page.getByText('Stand on a sheet of paper', { exact: false })).toBeVisible()
})

test('the converter says what a European size is in the other systems, and its row is marked [CAT-05]', async () => {
  answer = async () => shoes
  await show({ chart: 'footwear', audience: 'men' })
  await page.getByRole('combobox', { name: 'Your size' }).selectOptions('42.5')
  await expect.element(page.getByText('That’s US 9, UK 8, 10.6 in.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: '9 8 42.5 10.6' })).toHaveAttribute('aria-current', 'true')
})

test('the size chart of clothes has the body’s measures and no converter [CAT-05]', async () => {
  answer = async () => clothes
  await show({ chart: 'tops', audience: 'men' })
  await expect.element(page.getByRole('row', { name: 'M 38–41' })).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('a size chart that cannot be loaded is asked for again on request [CAT-05]', async () => {
  answer = () => Promise.reject(new Error('no connection'))
  await show({ chart: 'tops', audience: 'men' })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  answer = async () => clothes
  await retry.click()
  await expect.element(page.getByRole('row', { name: 'M 38–41' })).toBeVisible()
})
