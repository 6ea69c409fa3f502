const shared = ['packages/domain', 'packages/contracts', 'packages/database', 'packages/messages']
const pictures = 'packages/pictures'
/** The part of the compositor that also runs in browsers. */
const paint = 'packages/pictures/src/paint'

/**
 * The workspaces, and the workspaces that each may import.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  'packages/domain': [],
  'packages/messages': [],
  'packages/pictures': [],
  'packages/contracts': ['packages/domain'],
  'packages/database': ['packages/domain'],
  'packages/demo': ['packages/domain', 'packages/contracts', 'packages/database'],
  'packages/test-kit': [...shared, 'packages/demo', 'apps/api', 'apps/payment-sandbox'],
  'apps/api': [...shared, pictures],
  'apps/web': ['packages/domain', 'packages/contracts', 'packages/messages', paint],
  'apps/backoffice': ['packages/domain', 'packages/contracts', 'packages/messages'],
  'apps/payment-sandbox': [],
  'apps/shop': [
    ...shared,
    pictures,
    'packages/demo',
    'apps/api',
    'apps/web',
    'apps/backoffice',
    'apps/payment-sandbox',
  ],
  // No workspace may import `atelier`, because the renderer runs offline.
  atelier: ['packages/pictures'],
  e2e: ['packages/domain', 'packages/contracts', 'packages/messages', 'packages/test-kit'],
  bench: ['packages/contracts', 'packages/domain', 'packages/test-kit', 'apps/api', 'apps/web'],
  prove: ['packages/domain', 'packages/contracts', 'packages/database', 'packages/test-kit'],
}

const testFile = '\\.(test|spec)\\.tsx?$'
const ours = '^(apps|packages|atelier|e2e|bench|prove|scripts)/'

/**
 * @param {string} workspace
 * @param {string[]} targets
 */
function toWorkspaceRules(workspace, targets) {
  const sentence = targets.length === 0 ? 'imports nothing of ours' : `imports of ours only ${targets.join(', ')}`
  const name = workspace.replace('/', '-')
  const allowed = [workspace, ...targets].map((target) => `^${target}/`)
  return [
    {
      name: `${name}-imports`,
      comment: `${workspace} ${sentence}`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${workspace}/`, pathNot: testFile },
      to: { path: ours, pathNot: allowed },
    },
    {
      name: `${name}-tests-import`,
      comment: `tests of ${workspace} may import the test kit on top, and no more`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${workspace}/.*${testFile}` },
      to: { path: ours, pathNot: [...allowed, '^packages/test-kit/'] },
    },
  ]
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const importBoundaries = [
  ...Object.entries(mayImport).flatMap(([workspace, targets]) => toWorkspaceRules(workspace, targets)),
  {
    name: 'modules-stand-alone',
    comment: 'a module never imports a module: what two of them share is core',
    severity: 'error',
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: testFile },
    to: { path: '^apps/api/src/modules/[^/]+/', pathNot: '^apps/api/src/modules/$1/' },
  },
  {
    name: 'queries-are-a-modules-own',
    comment: "nothing outside the modules imports a module's queries",
    severity: 'error',
    from: { pathNot: '^apps/api/src/modules/' },
    to: { path: '^apps/api/src/modules/[^/]+/.*\\.queries\\.ts$' },
  },
  {
    name: 'core-is-below-modules',
    comment: 'what use cases share imports no module and makes no reply',
    severity: 'error',
    from: { path: '^apps/api/src/core/' },
    to: { path: '^apps/api/src/(modules|replies)/' },
  },
  {
    name: 'infra-is-below-core',
    comment: 'what touches the world knows nothing of the shop',
    severity: 'error',
    from: { path: '^apps/api/src/infra/' },
    to: { path: '^apps/api/src/(modules|core|replies)/' },
  },
  {
    name: 'http-is-below-all',
    comment: 'contracts become routes without knowing what a use case does',
    severity: 'error',
    from: { path: '^apps/api/src/http/', pathNot: testFile },
    to: { path: '^apps/api/src/(modules|core|infra|replies)/' },
  },
  {
    name: 'replies-are-for-modules',
    comment: 'an HTTP reply is made in a module',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/(modules|replies)/', testFile] },
    to: { path: '^apps/api/src/replies/' },
  },
  {
    name: 'atelier-is-offline',
    comment: 'nothing of the shop imports what draws its pictures offline',
    severity: 'error',
    from: { path: '^(apps|packages|e2e|bench|prove)/' },
    to: { path: '^atelier/' },
  },
  {
    name: 'features-stand-alone',
    comment: 'a feature never imports a feature: routes compose them',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'backoffice-features-stand-alone',
    comment: 'a feature of the back office never imports another one: the router composes them',
    severity: 'error',
    from: { path: '^apps/backoffice/src/features/([^/]+)/' },
    to: { path: '^apps/backoffice/src/features/[^/]+/', pathNot: '^apps/backoffice/src/features/$1/' },
  },
  {
    name: 'ui-knows-no-shop',
    comment: 'primitives import no feature, route, block, shared component or call',
    severity: 'error',
    from: { path: '^apps/web/src/ui/' },
    to: { path: '^apps/web/src/(features|routes|blocks|components|client|host)/' },
  },
  {
    name: 'routes-are-the-top',
    comment: 'what routes and root compose does not import them, nor the table of dialogs',
    severity: 'error',
    from: { path: '^apps/web/src/(features|blocks|components|client|ui|i18n)/' },
    to: { path: '^apps/web/src/(routes/|root\\.tsx$|dialogs\\.ts$|delivery-dialogs\\.ts$)' },
  },
  {
    name: 'components-below-features',
    comment: 'shared components import no feature and no block',
    severity: 'error',
    from: { path: '^apps/web/src/components/' },
    to: { path: '^apps/web/src/(features|blocks)/' },
  },
  {
    name: 'client-below-components',
    comment: 'calls and state of the browser import no component, block or feature',
    severity: 'error',
    from: { path: '^apps/web/src/client/' },
    to: { path: '^apps/web/src/(features|blocks|components|host)/' },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'what a test needs from elsewhere lives in the test kit',
    severity: 'error',
    from: {},
    to: { path: testFile },
  },
  {
    name: 'no-circle',
    comment: 'two files that need each other are one file, or three; a type or a dynamic import counts too',
    severity: 'error',
    from: { path: ours },
    to: { circular: true },
  },
  {
    name: 'resolves',
    comment: 'an import that leads nowhere',
    severity: 'error',
    from: {},
    // React Router generates the types of routes by `typegen`; Vite's virtual modules exist only in a build.
    to: { couldNotResolve: true, pathNot: ['(^|/)\\+types/', '^virtual:', '\\?\\w+$'] },
  },
]

/** The server parts of the web workspace: its host, its entry for the shop, React Router's entry. */
const serverSide = ['^apps/web/src/(host/|index\\.ts$|entry\\.server\\.tsx$)', testFile]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const browserRules = [
  {
    name: 'no-schema-library-in-the-browser',
    comment: 'zod costs 22.5 kB: code for the browser names contracts by `import type` only',
    severity: 'error',
    from: { path: '^apps/(web|backoffice)/src/', pathNot: serverSide },
    to: { path: 'node_modules/zod/', reachable: true },
  },
  {
    name: 'no-server-part-in-the-browser',
    comment: 'code for the browser never reaches the web host',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: serverSide },
    to: { path: '^apps/web/src/host/' },
  },
]
