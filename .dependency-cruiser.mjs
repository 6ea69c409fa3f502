import { importBoundaries } from './scripts/checks/import-boundaries.mjs'

/** Who may import whom, types included. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: importBoundaries,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.cache|\\.react-router|reports)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
