// Modules that only listen to events of the whole document: they are fetched after the page, in one file.
import '../../blocks/product-carousel/watch-hover-pictures.ts'
import '../../blocks/product-carousel/watch-quick-shop.ts'
import '../../client/status/fade-in-pictures.ts'
import '../../client/status/retry-pictures.ts'
import '../../client/status/watch-connection.ts'
import '../../components/account/watch-account.ts'
import '../../components/location/watch-visitor-country.ts'
import './watch-location-links.ts'
