import { writeFileSync } from 'node:fs'
import { calls } from '../packages/contracts/src/calls.ts'
import { toCallTableSource } from '../packages/contracts/src/to-call-table.ts'

writeFileSync(new URL('../packages/contracts/src/call-table.gen.ts', import.meta.url), toCallTableSource(calls))
