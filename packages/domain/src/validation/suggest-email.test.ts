import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['ada@gmial.com', 'US', 'ada@gmail.com'],
  ['ada@gmail.con', 'US', 'ada@gmail.com'],
  ['Ada.Marsh@GMAIL.CMO', 'US', 'Ada.Marsh@gmail.com'],
  ['ada@hotnail.com', 'GB', 'ada@hotmail.com'],
  ['ada@hotmail.co.ku', 'GB', 'ada@hotmail.co.uk'],
  ['ada@outlok.com', 'FR', 'ada@outlook.com'],
  ['ada@t-onlnie.de', 'DE', 'ada@t-online.de'],
  ['ada@gxm.de', 'DE', 'ada@gmx.de'],
  ['ada@wbe.de', 'DE', 'ada@web.de'],
  ['ada@sympatcio.ca', 'CA', 'ada@sympatico.ca'],
  [' ada@gmial.com ', 'US', 'ada@gmail.com'],
  ['ada@gmail.co', 'US', 'ada@gmail.com'],
  ['ada@gmil.co', 'US', 'ada@gmail.com'],
  ['ada@hotmali.com', 'XX', 'ada@hotmail.com'],
  ['ada@liberoo.it', 'IT', 'ada@libero.it'],
  ['ada@bigpnod.com', 'AU', 'ada@bigpond.com'],
  ['ada@ziggo.n', 'NL', 'ada@ziggo.nl'],
  ['ada@yahoo.cm', 'FR', 'ada@yahoo.com'],
])('for %s on the site of %s, %s is suggested', (email, country, expected) => {
  expect(suggestEmail(email, country)).toBe(expected)
})

test.each([
  ['ada@gmail.com', 'US'],
  ['ada@web.de', 'US'],
  ['ada@gmx.com', 'DE'],
  ['ada@mail.com', 'US'],
  ['ada@lacehouse.example', 'US'],
  ['ada@example.com', 'US'],
  ['ada@we.com', 'US'],
  ['ada@gmx.dd', 'US'],
  ['ada@wxb.dd', 'DE'],
  ['ada@gml.cm', 'US'],
  ['ada@libero.it', 'US'],
  ['ada@liberoo.it', 'US'],
  ['ada@gmx.ne', 'DE'],
  ['ada@gmial.com@', 'US'],
  ['ada@', 'US'],
  ['@gmial.com', 'US'],
  ['ada', 'US'],
  ['a@b@gmial.com', 'US'],
  ['', 'US'],
])('nothing is suggested for %j on the site of %s', (email, country) => {
  expect(suggestEmail(email, country)).toBeNull()
})
