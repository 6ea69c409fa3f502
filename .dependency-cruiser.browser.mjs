import { browserRules } from './scripts/checks/arrow-rules.mjs'

/** What may reach the browser: only what is left after compilation counts, so that `import type` may name anything. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: browserRules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.cache|\\.react-router|reports)/' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
