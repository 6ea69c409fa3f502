import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route(':lc', 'routes/locale.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
  route('*', 'routes/not-found.tsx', { id: 'routes/not-found-outside' }),
] satisfies RouteConfig
