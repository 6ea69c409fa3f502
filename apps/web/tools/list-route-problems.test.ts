import { expect, test } from 'vitest'
import { listRouteProblems } from './list-route-problems.ts'

const route = { id: 'home', module: '/assets/home.js', hasDefaultExport: true, hasErrorBoundary: true }
const manifest = `window.__reactRouterManifest=${JSON.stringify({ routes: { home: route } })};`

test.each([
  ['export{a as ErrorBoundary,b as default,c as handle,d as t};', []],
  ['export{a as ErrorBoundary,c as handle};', ['the route home does not export default']],
  ['export default function a(){}', ['the route home does not export ErrorBoundary']],
])('a route’s file with %s has the problems %j', (code, problems) => {
  expect(listRouteProblems(manifest, () => code)).toEqual(problems)
})
