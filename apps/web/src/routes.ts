import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** All primitives on one page, for looking at them while building; no part of what is shipped. */
const gallery = process.env.NODE_ENV === 'production' ? [] : [route('ui-gallery', 'routes/ui-gallery.tsx')]

/** Paths that the documents name without a locale (S1.2). */
const withoutLocale = ['cart', 'checkout', 'order-confirmation'].map((path) =>
  route(path, 'routes/to-locale.tsx', { id: `routes/to-locale-${path}` }),
)

export default [
  route(':lc', 'routes/locale.tsx', [
    index('routes/home.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('order-confirmation', 'routes/order-confirmation.tsx'),
    ...gallery,
    route('*', 'routes/not-found.tsx'),
  ]),
  ...withoutLocale,
  route('*', 'routes/not-found.tsx', { id: 'routes/not-found-outside' }),
] satisfies RouteConfig
