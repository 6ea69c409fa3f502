import { expect, test } from 'vitest'
import { type ContactField, checkContactCase } from './check-contact-case.ts'
import { contactCategories, contactSubjects, listContactSubjects } from './contact-subjects.ts'

const good = {
  ...{ category: 'order', subject: 'whereIsIt', name: 'Ada Marsh', email: 'ada@example.com' },
  ...{ phone: '', orderNumber: '', message: 'Where is my order?' },
}

test('a question with category, subject, name, email and message is complete [ACC-15]', () => {
  expect(checkContactCase(good, 'US')).toEqual({})
  const more = { ...good, phone: '(415) 555-0132', orderNumber: 'lh-10001234' }
  expect(checkContactCase(more, 'US')).toEqual({})
})

test.each<[ContactField, string, string]>([
  ['category', '', 'validation.required'],
  ['category', 'weather', 'validation.choice'],
  ['subject', '', 'validation.required'],
  ['subject', 'refund', 'validation.choice'],
  ['name', ' ', 'validation.required'],
  ['name', 'R2D2', 'validation.name'],
  ['email', 'ada@example', 'validation.email'],
  ['phone', '12', 'validation.phone'],
  ['orderNumber', '<b>', 'validation.pattern'],
  ['message', 'Hi', 'validation.minLength'],
  ['message', 'x'.repeat(2001), 'validation.maxLength'],
])('%s may not be %j [ACC-15]', (field, value, key) => {
  expect(checkContactCase({ ...good, [field]: value }, 'US')[field]?.key).toBe(key)
})

test('every category has subjects, and an unknown one has none [ACC-15]', () => {
  for (const category of contactCategories) expect(listContactSubjects(category)).toEqual(contactSubjects[category])
  expect(listContactSubjects('toString')).toEqual([])
})
