import { contentDocumentSchemas } from '@lacehouse/contracts'
import { contentDoctypes } from '@lacehouse/domain/content/document-types'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toSample } from '../../http/to-sample.ts'
import { isDocumentBody } from './content.queries.ts'

test.each(contentDoctypes)('a %s is a document with its required fields alone', (doctype) => {
  const sample = toSample(z.toJSONSchema(contentDocumentSchemas[doctype], { target: 'draft-7', io: 'input' }) as object)
  expect(isDocumentBody(sample)).toBe(true)
})

test.each<[what: string, isBody: boolean, answer: unknown]>([
  ['nothing that was found', true, null],
  ['a draft with its title only', true, { title: 'Winter' }],
  ['an answer of another service', false, { error: 'busy' }],
  ['an empty object', false, {}],
  ['a list', false, [{ title: 'Winter' }]],
  ['a page of HTML', false, '<html>garbage</html>'],
  ['no answer', false, undefined],
])('%s can be a document: %s', (_, isBody, answer) => {
  expect(isDocumentBody(answer)).toBe(isBody)
})
