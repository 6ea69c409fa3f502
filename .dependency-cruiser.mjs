import { arrowRules } from './scripts/checks/arrow-rules.mjs'

/** Who may import whom, types included. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: arrowRules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.cache|\\.react-router|reports)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
