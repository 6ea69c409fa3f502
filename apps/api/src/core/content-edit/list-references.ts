import { type Executor, listRows } from '@lacehouse/database'
import { listLinks } from '@lacehouse/domain/content/list-links'
import type { ContentKey } from '../content/content.queries.ts'
import { listBodies } from './content-edit.queries.ts'

/** A document that leads to another one. */
export type FoundReference = {
  readonly doctype: string
  readonly slug: string
  readonly title: string
  readonly isPublished: boolean
  readonly paths: readonly string[]
}

/** Lists the documents of a locale of a site by the key of each document that they lead to, as `page/about`. */
export async function listReferences(
  executor: Executor,
  { siteId, locale }: Pick<ContentKey, 'siteId' | 'locale'>,
): Promise<ReadonlyMap<string, readonly FoundReference[]>> {
  const found = new Map<string, FoundReference[]>()
  for (const { doctype, slug, title, isPublished, body } of await listRows(executor, listBodies, { siteId, locale })) {
    const paths = new Map<string, string[]>()
    for (const { target, path } of listLinks(body).links) {
      if (target.kind !== 'document' || (target.locale !== null && target.locale !== locale)) continue
      const to = `${target.doctype}/${target.slug}`
      if (to !== `${doctype}/${slug}`) paths.set(to, [...(paths.get(to) ?? []), path])
    }
    for (const [to, own] of paths)
      found.set(to, [...(found.get(to) ?? []), { doctype, slug, title, isPublished: isPublished !== null, paths: own }])
  }
  return found
}
