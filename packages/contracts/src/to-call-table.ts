import type { CallContract } from './define-call.ts'

/** Makes the source of a table of calls: ids with method and path, the only part of the contracts that the browser needs. */
export function toCallTableSource(name: string, contracts: Readonly<Record<string, CallContract>>): string {
  const rows = Object.entries(contracts).map(([id, { method, path }]) => `  '${id}': '${method} ${path}',`)
  return `/** Made by \`npm run generate\` from the contracts. */\nexport const ${name} = {\n${rows.join('\n')}\n} as const\n`
}
