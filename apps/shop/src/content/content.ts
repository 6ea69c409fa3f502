import { parseArgs } from 'node:util'
import { loadSites } from '@lacehouse/demo'
import { fail } from '../command-output.ts'
import { openForCommand } from '../open-for-command.ts'
import { listDocuments, publishDocument } from './content-documents.ts'
import { exportFolder, importFolder, validate } from './content-folder.ts'
import { recordCommand } from './record-command.ts'

const usage = [
  'lacehouse content export <folder> [--site LH-US] [--locale en-us]',
  'lacehouse content import <folder> [--dry-run]',
  'lacehouse content validate [<folder>]',
  'lacehouse content list [--site LH-US] [--locale en-us] [--doctype page] [--state draft]',
  'lacehouse content publish <site> <locale> <doctype> <slug>',
  'lacehouse content schedule <site> <locale> <doctype> <slug> --from 2026-12-01T08:00 [--until 2026-12-24T18:00]',
].join('\n')

const options = {
  site: { type: 'string' },
  locale: { type: 'string' },
  doctype: { type: 'string' },
  state: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

/** The numbers of arguments that each action takes. */
const actions: Readonly<Record<string, readonly number[]>> = {
  export: [1],
  import: [1],
  validate: [0, 1],
  list: [0],
  publish: [4],
  schedule: [4],
}

/** `lacehouse content`: moves content documents as files, checks them, and publishes without a deployment (CMS-21). */
export async function content(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action = '', ...subject] = positionals
  const isKnown = actions[action]?.includes(subject.length) ?? false
  if (!isKnown || (action === 'schedule' && !values.from)) return fail(usage, 2)
  const { config, database, close } = await openForCommand()
  try {
    const shop = { database, sites: await loadSites(config.sites) }
    const [folder] = subject
    if (action === 'list') await listDocuments(shop, values)
    else if (action === 'validate') await validate(shop, folder)
    else if (action === 'export' && folder) await exportFolder(shop, { folder, ...values })
    else {
      const isDone = folder
        ? action === 'import'
          ? await importFolder(shop, { folder, isDryRun: values['dry-run'] })
          : await publishDocument(shop, { subject, from: values.from, until: values.until })
        : false
      recordCommand(config, `content ${positionals.join(' ')}`, isDone)
    }
  } finally {
    await close()
  }
}
