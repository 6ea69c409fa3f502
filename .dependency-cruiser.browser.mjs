import arrows from './.dependency-cruiser.mjs'
import { browserRules } from './scripts/checks/arrow-rules.mjs'

/** What may reach the browser: only what is left after compilation counts, so that `import type` may name anything. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: browserRules,
  options: { ...arrows.options, tsPreCompilationDeps: false },
}
