import { existsSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')
const packages = join(import.meta.dirname, '../../../packages')

/** Modules that travel as one file, in folders below `src` of this package or, after a colon, of another one. */
type FileLists = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Every page fetches these by itself once it has begun, and no page begins with one of them. Those of `record-pages` need the consent
 * to measuring, and those of `watch-page` act as they are read, so that neither may come with another file.
 */
const afterStart: FileLists = {
  'page-api': {
    'client/api': 'page-api api-client transport find-channel failed-call',
    'client/cart': 'held-items',
    'client/events': 'create-event-queue report-event data-layer page-change to-item',
    'client/status': 'page-status',
    'features/shell': 'mark-page-type',
    '.': 'dialogs',
    'ui/dialogs': 'define-dialog',
    'contracts:': 'call-table.gen',
    'domain:experiments': 'test-context',
  },
  'watch-page': {
    'blocks/product-carousel': 'show-colour watch-hover-pictures watch-quick-shop',
    'client/events': 'watch-data-layer report-failure',
    'client/status': 'fade-in-pictures register-service-worker retry-pictures show-status watch-connection',
    'components/account': 'watch-account',
    'components/consents': 'watch-consent',
    'components/favourites': 'watch-favourite-buttons',
    'components/location': 'watch-visitor-country',
    'domain:site': 'plan-location-question',
    'features/shell': 'show-test-context test-context watch-location-links watch-page watch-test-context',
  },
  'record-pages': {
    'client/events': 'collect-event is-first-report read-product-list record-lists record-pages record-vitals',
  },
}

/** The same pages begin with these, or nearly so. */
const atStart: FileLists = {
  query: {
    'client/api': 'query-client',
    'client/cart': 'cart cart-query remembered-items',
    'client/favourites': 'has-favourites',
    'client/stores': 'favourite-store',
  },
  session: {
    'client/account': 'change-session follow-other-tabs',
    'client/api': 'session-calls session-memory',
    navigation: 'leave-page',
  },
  favourites: { 'client/favourites': 'cache-favourites favourites-memory' },
  'page-type': { 'domain:page': 'page-type parse-page-path split-path' },
  'format-error': {
    'client/api': 'is-toast',
    'components/cart': 'format-error',
    'contracts:errors': 'error-places.gen find-error-place',
  },
  labels: { 'components/product': 'price-per-measure', ui: 'badge' },
  'field-error': { ui: 'field-error' },
  checkbox: { ui: 'checkbox' },
  validators: { 'domain:phone': 'mask', 'domain:validation': 'problem validate-form validators' },
  phone: {
    'components/phone': 'to-phone-mask',
    'domain:phone': 'format-phone normalise-phone phone-countries phone-masks phone-plans.gen to-phone-input-mask',
  },
  'day-field': {
    'client/account': 'read-server-day',
    'components/date': 'day-field',
    'domain:date': 'day-input iso-day',
    'domain:validation': 'date-validators',
  },
  'sign-in': {
    'client/account': 'make-verifier sign-in',
    'components/date': 'birth-date-field',
    'domain:auth': 'check-new-account',
  },
  addresses: { 'components/cart': 'address-lines', 'domain:address': 'format-address' },
  'store-details': { 'components/stores': 'store-details', 'domain:store': 'format-opening-hours store' },
  'item-lines': {
    'components/cart': 'cart-totals delivery-days item-configuration item-line item-price name-promotion',
    'domain:product': 'design',
  },
  'cart-items': {
    'client/api': 'show-as-toast',
    'client/cart': 'cart-refusal dismiss-notifications may-have-saved',
    'components/cart': 'cart-notification-notices promotion-callouts report-refusal',
    'domain:promotions': 'callout',
    'features/cart':
      'cart-item-row cart-items cart-notices cart-problems cart-refusal cart-skeleton checkout-link empty-cart gift-details item-delivery item-notifications made-to-order-note price-adjustments removed-item use-item-changes use-store-stock',
  },
  'checkout-steps': {
    'client/cart': 'paid-by-parts',
    'client/status': 'load-connection',
    'components/address': 'use-sending',
    'features/checkout':
      'checkout-draft checkout-steps find-delivery-change-notice newsletter-consent plan-refusal use-checkout-notice use-refused-fields',
    'features/checkout/payment-methods': 'find-field',
  },
  'account-frame': {
    'client/account': 'privacy-query',
    'components/account': 'deletion-notice',
    'features/account': 'account-frame account-navigation account-pages sign-out-button',
  },
  'product-offer': {
    'components/product':
      'first-choice list-option-prices lowest-price-note per-measure-of-choice price-of-choice product-offer use-inventory use-server-clock',
    'components/product/stock-notice': 'stock-notice',
    'domain:product': 'availability option-availability resolve-variant',
    'domain:url': 'variant-query',
  },
}

const libraries: Readonly<Record<string, RegExp>> = {
  'record-pages': /[\\/]node_modules[\\/]web-vitals[\\/]/,
  query: /[\\/]node_modules[\\/]@tanstack[\\/]/,
}

const extensions = ['.ts', '.tsx', '.module.css', '.json']

/** Lists the files of a module by its name: its code and its styles. Throws if there are none, so that the lists stay true. */
function listFiles(folder: string, name: string): string[] {
  const [workspace, path] = folder.includes(':') ? folder.split(':') : [null, folder]
  const base = workspace === null ? source : join(packages, workspace ?? '', 'src')
  const found = extensions
    .map((extension) => join(base, path ?? '', name + extension))
    .filter((file) => existsSync(file))
  if (found.length === 0) throw new Error(`the module ${name} of a file of scripts is not in ${join(base, path ?? '')}`)
  return found
}

/**
 * The groups of modules that travel as one file although the bundler would write one for each set of pages that uses them
 * (docs/decisions/0138). What a module imports stays where it is, unless it is listed too: other pages need it without the rest.
 */
export function listChunkGroups() {
  return Object.entries({ ...afterStart, ...atStart }).map(([name, folders]) => {
    const files = new Set(
      Object.entries(folders).flatMap(([folder, names]) =>
        names.split(' ').flatMap((module) => listFiles(folder, module)),
      ),
    )
    const test = (id: string) => files.has(id.replace(/\?.*$/, '')) || libraries[name]?.test(id) === true
    return { name, test, priority: 2, includeDependenciesRecursively: false }
  })
}
