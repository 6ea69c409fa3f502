import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { ExperimentPage } from './experiment-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const experiment = {
  ...{ key: 'note', name: 'Delivery note', state: 'running', traffic: 5000, variants: ['baseline', 'short'] },
  ...{ metric: 'purchase', segments: [], siteIds: [], startedAt: '2026-11-20T10:00:00Z' },
}
const guards = [{ metric: 'lcp', value: 912.4 }]
const report = {
  ...{ experiment, sampleRatio: 0.42, hasMismatch: false, explainedByHistory: 0.3 },
  variants: [
    { variant: 'baseline', visitors: 2000, conversions: 200, rate: 0.1, guards },
    {
      ...{ variant: 'short', visitors: 2010, conversions: 260, rate: 0.129, guards },
      effect: { difference: 0.029, low: 0.004, high: 0.054, isDecided: true },
    },
  ],
}
const shown = (rights: string[], answer: object = report) =>
  showPage(<ExperimentPage />, {
    ...{ rights: rights as never, address: '/experiments/note', path: '/experiments/:experimentKey' },
    replies: { 'GET /experiments/': answer, 'PATCH /experiments/': { experiment } },
  })

afterEach(() => vi.restoreAllMocks())

test('an experiment shows its result with the interval, and is stopped after a question [ROLE-05]', async () => {
  const asked = await shown(['reports.read', 'experiments.manage'])
  await expect.element(page.getByText('2.90% (0.40% to 5.40%)')).toBeVisible()
  await expect.element(page.getByText(t('backoffice.experiments.ratioOk', { p: '0.42' }))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.experiments.stop') }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(t('backoffice.experiments.stopAsk'))).toBeVisible()
  await dialog.getByRole('button', { name: t('backoffice.experiments.stop') }).click()
  await expect.poll(() => asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ action: 'stop' })
})

test('without the right an experiment is read only, and a wrong assignment is an alert [ROLE-05]', async () => {
  await shown(['reports.read'], { ...report, hasMismatch: true, sampleRatio: 0.0001 })
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('backoffice.experiments.mismatch', { p: '0.0001' }))
  await expect.element(page.getByRole('button', { name: t('backoffice.experiments.stop') })).not.toBeInTheDocument()
})
