import type { contentDocuments, experiments } from '@lacehouse/database'
import { z } from 'zod'
import { readData } from '../read-data.ts'
import { type ContentContext, type ContentSource, makeContext } from './content-context.ts'
import type { DemoDocument } from './documents.ts'
import { writeArticles } from './write-articles.ts'
import { writeBlockGallery } from './write-block-gallery.ts'
import { writeCategoryPages } from './write-category-pages.ts'
import { writeEventPages } from './write-event-pages.ts'
import { writeFacetPages } from './write-facet-pages.ts'
import { writeHelpPage } from './write-help-page.ts'
import { writeMagazine } from './write-magazine.ts'
import { writeMenu } from './write-menu.ts'
import { writeFooter, writePages } from './write-pages.ts'
import { writePopups } from './write-popups.ts'

export { type PlannedSocial, planSocial } from '../social/plan-social.ts'

export type ContentRow = typeof contentDocuments.$inferInsert

/** Plans every document of a site in each of its languages. */
export function planContent(source: ContentSource): ContentRow[] {
  return source.site.locales.flatMap((locale) =>
    [...writeDocuments(makeContext(source, locale)), ...writeEvents(source, locale)].map(
      ({ isDraft, ...document }) => ({
        ...document,
        siteId: source.site.siteId,
        locale,
        status: isDraft ? ('draft' as const) : ('published' as const),
        version: 1,
        author: 'demo',
      }),
    ),
  )
}

function writeDocuments(context: ContentContext): DemoDocument[] {
  return [
    writeMenu(context),
    writeFooter(context),
    ...writePages(context),
    ...writeCategoryPages(context),
    ...writeFacetPages(context),
    ...writeArticles(context),
    writeHelpPage(context),
    ...writeMagazine(context),
    writeBlockGallery(context),
    ...writePopups(context),
  ]
}

const DemoExperiment = z.strictObject({
  key: z.string(),
  name: z.string(),
  variants: z.array(z.string()),
  metric: z.string(),
})

export type ExperimentRow = typeof experiments.$inferInsert

const demoExperiments = readData('experiments', z.array(DemoExperiment))

/** Lists the experiments of the demo shop, which run from the beginning: the experience of each is in its content. */
export function listExperiments(now: number): ExperimentRow[] {
  return demoExperiments.map((experiment) => ({ ...experiment, state: 'running', startedAt: new Date(now) }))
}

const writeEvents = (source: ContentSource, locale: string): DemoDocument[] =>
  writeEventPages(source.events ?? [], makeContext(source, locale))
