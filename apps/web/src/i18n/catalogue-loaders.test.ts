import { messageAreas, messageLocales, pageMessageAreas } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { loadCatalogue } from './catalogue-loaders.ts'

test('pages find the words of their areas in each locale, and no words of mails and of the back office', async () => {
  for (const locale of messageLocales) {
    const found = messageAreas.filter((area) => loadCatalogue(locale, area) !== null)
    expect([locale, found]).toEqual([locale, pageMessageAreas])
  }
  expect(await loadCatalogue('de-de', 'common')).toHaveProperty(['common.close'])
})
