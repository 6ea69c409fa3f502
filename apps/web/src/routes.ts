import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** All primitives on one page, for looking at them while building; no part of what is shipped. */
const gallery = process.env.NODE_ENV === 'production' ? [] : [route('ui-gallery', 'routes/ui-gallery.tsx')]

export default [
  route(':lc', 'routes/locale.tsx', [index('routes/home.tsx'), ...gallery, route('*', 'routes/not-found.tsx')]),
  route('*', 'routes/not-found.tsx', { id: 'routes/not-found-outside' }),
] satisfies RouteConfig
