import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { VitalsPage } from './vitals-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const home = { page: 'home', release: 'r7', variant: '', loads: 1200 }
const reply = (vitals: object[]) => ({ days: 28, siteIds: ['LH-US'], vitals })

const shown = (vitals: object[]) =>
  showPage(<VitalsPage />, {
    ...{ rights: ['reports.read'] as never, address: '/vitals', path: '/vitals' },
    replies: { 'GET /vitals': reply(vitals) },
  })

test('measurements are shown in their unit with a rating by page, release and variant [ROLE-06]', async () => {
  await shown([
    { ...home, metric: 'LCP', p75: 2612.4 },
    { ...home, variant: 'note:short', metric: 'CLS', p75: 0.0312 },
  ])
  // On a phone the headers are labels and no row of their own.
  await page.viewport(1440, 900)
  const [lcp, cls] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)]
  await expect.element(lcp.getByText(t('backoffice.vitals.ms', { value: '2,612' }))).toBeVisible()
  await expect.element(lcp.getByText(t('backoffice.vitals.rating.fair'))).toBeVisible()
  await expect.element(lcp.getByText(t('backoffice.vitals.page.home'))).toBeVisible()
  await expect.element(lcp.getByText(t('backoffice.vitals.allVariants'))).toBeVisible()
  await expect.element(cls.getByText('0.031')).toBeVisible()
  await expect.element(cls.getByText('note:short')).toBeVisible()
  await expect.element(cls.getByText(t('backoffice.vitals.rating.good'))).toBeVisible()
})

test('a period without measurements says so [ROLE-06]', async () => {
  await shown([])
  await expect.element(page.getByText(t('backoffice.vitals.none'))).toBeVisible()
})
