import { expect, test } from 'vitest'
import type { ContentStatus } from './document-types.ts'
import { findVersionAt, type PublicationVersion, planPublication } from './plan-publication.ts'

const now = 1_000
const version = (
  number: number,
  status: ContentStatus,
  publishAt: number | null = null,
  unpublishAt: number | null = null,
): PublicationVersion => ({ number, status, publishAt, unpublishAt })
const always = version(1, 'published', 1)

test.each<[string, readonly PublicationVersion[], readonly number[], number | null]>([
  ['no version', [], [], null],
  ['a draft alone', [version(1, 'draft')], [], null],
  ['what is published already', [always, version(2, 'draft')], [], null],
  ['a version that begins this moment', [always, version(2, 'scheduled', now)], [1], 2],
  ['a version that begins in the next moment', [always, version(2, 'scheduled', now + 1)], [], null],
  ['a published version that ends this moment', [version(1, 'published', 1, now)], [1], null],
  ['a published version that ends in the next moment', [version(1, 'published', 1, now + 1)], [], null],
  ['the end of a season', [version(1, 'archived', 1), version(2, 'published', 500, now)], [2], 1],
  ['a schedule that was missed whole', [always, version(2, 'scheduled', 500, 900)], [2], null],
  ['two schedules that have begun', [always, version(2, 'scheduled', 500), version(3, 'scheduled', 700)], [1, 2], 3],
  ['two that began at once', [version(2, 'scheduled', 500), version(3, 'scheduled', 500)], [2], 3],
  ['a version that was taken off for good', [version(1, 'archived', 1, 500), version(2, 'archived')], [], null],
])('of %s the versions that hold now are published and the others are not', (_, versions, toArchive, toPublish) => {
  expect(planPublication(versions, now)).toEqual({ toArchive, toPublish })
})

test('when a period ends, the version before it returns, whatever its status was meanwhile', () => {
  const versions = [version(1, 'archived', 100), version(2, 'archived', 200, 300), version(3, 'scheduled', 400, 500)]
  const heldAt = (at: number) => findVersionAt(versions, at)?.number ?? null
  expect([99, 100, 199, 200, 299, 300, 399, 400, 499, 500].map(heldAt)).toEqual([null, 1, 1, 2, 2, 1, 1, 3, 3, 1])
})
