import { expect, test } from 'vitest'
import { readSecurityContact } from './read-security-contact.ts'

const read = (text: string | undefined) => {
  const problems: string[] = []
  return { contact: readSecurityContact(text, problems), problems: problems.length }
}

test.each([
  [undefined, null],
  ['', null],
  ['security@shop.example', 'mailto:security@shop.example'],
  ['mailto:security@shop.example', 'mailto:security@shop.example'],
  ['https://shop.example/report', 'https://shop.example/report'],
  ['tel:+14155550132', 'tel:+14155550132'],
])('the security contact %s is read as %s', (text, contact) => {
  expect(read(text)).toEqual({ contact, problems: 0 })
})

test.each([
  'security',
  'http://shop.example',
  'javascript:alert(1)',
  'https://shop.example/\nContact: mailto:x@y.example',
])('the security contact %j is a problem at the start', (text) => {
  expect(read(text)).toEqual({ contact: null, problems: 1 })
})
