import { days } from '@lacehouse/domain/time/durations'
import { testNow } from '@lacehouse/test-kit'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerSecurityTxt } from './security-txt.ts'

const ask = async (contact: string | null) => {
  const app = Fastify()
  registerSecurityTxt(app, { contact, publicUrl: 'https://shop.example', now: () => testNow })
  return app.inject('/.well-known/security.txt')
}

test('security.txt names the contact, an end within a year and its own address', async () => {
  const answer = await ask('mailto:security@shop.example')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const [contact, expires, canonical, end] = answer.body.split('\n')
  expect(contact).toBe('Contact: mailto:security@shop.example')
  expect(Date.parse(expires?.slice('Expires: '.length) ?? '')).toBe(testNow + days(180))
  expect(canonical).toBe('Canonical: https://shop.example/.well-known/security.txt')
  expect(end).toBe('')
})

test('there is no security.txt without a contact', async () => {
  expect((await ask(null)).statusCode).toBe(404)
})
