import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** All primitives on one page for development; not part of the production build. */
const gallery = process.env.NODE_ENV === 'production' ? [] : [route('ui-gallery', 'routes/ui-gallery.tsx')]

/** Paths that may be opened without a locale; they redirect to the visitor's locale (RT-01). */
const withoutLocale = ['cart', 'checkout', 'order-confirmation'].map((path) =>
  route(path, 'routes/to-locale.tsx', { id: `routes/to-locale-${path}` }),
)

export default [
  route(':lc', 'routes/locale.tsx', [
    index('routes/home.tsx'),
    route('account/:part?/:number?', 'routes/account.tsx'),
    route('account/orders/:order?', 'routes/account-orders.tsx'),
    route('articles', 'routes/articles.tsx'),
    route('articles/:slug', 'routes/article.tsx'),
    route('associate-login', 'routes/associate-login.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('sign-in', 'routes/sign-in.tsx'),
    route('sign-up', 'routes/sign-up.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('cart/basic', 'routes/basic-cart.tsx'),
    route('cart/shared', 'routes/shared-cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    ...['favourites', 'favorites'].flatMap((word) => [
      route(word, 'routes/favourites.tsx', { id: `routes/${word}` }),
      route(`${word}/:list`, 'routes/shared-favourites.tsx', { id: `routes/shared-${word}` }),
    ]),
    route('order-confirmation', 'routes/order-confirmation.tsx'),
    route('reservation', 'routes/reservation.tsx'),
    route('track-order', 'routes/track-order.tsx'),
    route('withdrawal', 'routes/withdrawal.tsx'),
    route('privacy/preferences', 'routes/privacy-preferences.tsx'),
    route('warranty', 'routes/warranty.tsx'),
    route('stock-notice', 'routes/stock-notice.tsx'),
    route('no-mails', 'routes/no-mails.tsx'),
    route('c/:category', 'routes/listing.tsx'),
    route('p/:product', 'routes/product.tsx'),
    route('sets', 'routes/sets.tsx'),
    route('stores', 'routes/stores.tsx'),
    route('stores/:store', 'routes/store.tsx'),
    route('search', 'routes/search.tsx'),
    route('menu', 'routes/menu.tsx'),
    route('location-selector', 'routes/location-selector.tsx'),
    ...gallery,
    route('*', 'routes/by-address.tsx'),
  ]),
  ...withoutLocale,
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found.tsx', { id: 'routes/not-found-outside' }),
] satisfies RouteConfig
