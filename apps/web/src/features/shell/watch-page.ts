// Modules that only listen to events of the whole document: they are fetched after the page, in one file.
import '../../blocks/product-carousel/watch-hover-pictures.ts'
import '../../blocks/product-carousel/watch-quick-shop.ts'
import '../../client/events/watch-data-layer.ts'
import '../../client/status/fade-in-pictures.ts'
import '../../client/status/retry-pictures.ts'
import '../../client/status/watch-connection.ts'
import '../../components/account/watch-account.ts'
import '../../components/consents/watch-consent.ts'
import '../../components/location/watch-visitor-country.ts'
import './watch-location-links.ts'
import './watch-test-context.ts'

// A page of drafts, which only staff are shown.
if (location.pathname.startsWith('/pre/'))
  import('../../components/preview/show-preview.ts').then(({ showPreview }) => showPreview())
